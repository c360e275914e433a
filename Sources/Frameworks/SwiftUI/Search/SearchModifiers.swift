extension View {
  /// Suggests words to search for.
  ///
  /// Accepted without effect.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    self
  }

  /// Shows or hides suggestions.
  ///
  /// Accepted without effect.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    self
  }

  /// Says what a suggestion stands for.
  ///
  /// Accepted without effect.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }

  /// Says what a suggestion stands for.
  ///
  /// Accepted without effect.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Offers parts of the content to search in.
  ///
  /// Accepted without effect.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    self
  }

  /// Offers parts of the content to search in.
  ///
  /// Accepted without effect.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View {
    self
  }

  /// Ties the focus of the search field to a flag.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Ties the focus of the search field to a value.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View {
    modifier(_NavigationModifier { $0.searchLinks.append(FocusLink(binding, equals: value)) })
  }

  /// Sets what searching does to the bar.
  ///
  /// Accepted without effect.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }

  /// Sets how the search field stands in a bar.
  ///
  /// Accepted without effect.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
}

/// Where a search field stands; there is one place for it.
public struct SearchFieldPlacement: Sendable {
  /// Where the surface chooses.
  public static let automatic = SearchFieldPlacement()
  /// In the bar above a view.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the middle of the bar.
  public static let toolbarPrincipal = SearchFieldPlacement()

  /// Below the title, always or while the content is at its top.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }

  /// When a field below a title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// While the content is at its top.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Where suggestions stand.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Where the surface chooses.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement() }
  /// In a menu.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement() }
  /// In the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement() }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the content.
    public static let content = Set(rawValue: 2)
  }
}

/// When parts of the content to search in are offered.
public struct SearchScopeActivation: Sendable {
  /// When the surface chooses.
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  /// While there is text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  /// While searching.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

/// What searching does to the bar.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// What the surface chooses.
  public static var automatic: SearchPresentationToolbarBehavior { .init() }
  /// It keeps its contents.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init() }
}

/// How a search field stands in a bar.
public struct SearchToolbarBehavior: Sendable {
  /// As the surface chooses.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior() }
  /// As a button.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior() }
}

/// Ends searching.
public struct DismissSearchAction: Sendable {
  /// Does nothing: the surface ends searching.
  ///
  /// Accepted without effect.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Whether the user is searching, which views are not told.
  public var isSearching: Bool { builtIn.controls.isSearching }

  /// Ends searching.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
