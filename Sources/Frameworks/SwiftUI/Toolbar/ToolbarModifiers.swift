extension View {
  /// Puts views into the bar around this one.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }

  /// Puts items into the bars around the view.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(content: content()))
  }

  /// Puts items that could be rearranged into the bars around the view.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(content: content()))
  }

  /// Shows or hides the bars around the view.
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    hidingBar(visibility, bars)
  }

  /// Shows or hides the bars around the view.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    hidingBar(visibility, bars)
  }

  private nonisolated func hidingBar(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    let isMeant = bars.isEmpty || bars.contains(where: \.isNavigation)
    return modifier(
      _NavigationModifier { bar in
        guard isMeant, visibility != .automatic else { return }
        bar.hidden = bar.hidden ?? (visibility == .hidden)
      }
    )
  }

  /// Takes out an item that a container adds by itself; reports have the title alone.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(
      _NavigationModifier { bar in
        if defaultItemKind == .search { bar.search = nil }
      }
    )
  }

  /// Sets what the surface draws behind bars.
  ///
  /// Accepted without effect.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Shows or hides what the surface draws behind bars.
  ///
  /// Accepted without effect.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Shows or hides what the surface draws behind bars.
  ///
  /// Accepted without effect.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Makes bars light or dark.
  ///
  /// Accepted without effect: the reader decides.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets the colour of what stands in bars.
  ///
  /// Accepted without effect.
  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says what the bars are for.
  ///
  /// Accepted without effect.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets how large the title is.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(_NavigationModifier { $0.inline = $0.inline ?? mode.isInline })
  }

  /// Gives the title a menu.
  ///
  /// Accepted without effect: titles of a report have none.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }
}

/// A view with items for the bars around it.
struct _ToolbarModifier<Items> {
  let content: Items
}

extension _ToolbarModifier: ViewModifier where Items: ToolbarContent {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    let items = _ToolbarItems(resolver: resolver)
    resolver.descend(.part(1)) { Items._collect(modifier.content, in: items) }
    resolver.navigation.items += items.entries
    content(resolver)
  }
}

/// The items of one bar in a row: leading, in the middle, trailing.
struct _ToolbarRow: View {
  let entries: [ToolbarEntry]
  var back: NavigationBack?

  var body: some View {
    HStack {
      if let back { _BackButton(back: back) }
      items { $0.isLeading }
      Spacer()
      items { $0.isCenter || $0.isBottom }
      Spacer()
      items { $0.isTrailing }
    }
  }

  private func items(_ isMeant: (ToolbarItemPlacement) -> Bool) -> some View {
    let positions = entries.indices.filter { isMeant(entries[$0].placement) }
    return ForEach(positions, id: \.self) { position in
      _InEnvironment(environment: entries[position].environment, content: entries[position].view)
    }
  }
}

/// A button that leads back to the view below.
struct _BackButton: View {
  let back: NavigationBack
  @Environment(\.self) private var environment

  /// A longer title is not repeated in the button.
  private static let titleLimit = 20

  /// The title of the view below, where it is short.
  private var title: Text {
    guard let title = back.title, title.string(in: environment).count <= Self.titleLimit else {
      return Text("Back")
    }
    return title
  }

  var body: some View {
    Button(action: back.action) {
      Label {
        title
      } icon: {
        Image(systemName: "chevron.backward")
      }
      .labelStyle(.titleAndIcon)
    }
    .buttonStyle(.borderless)
  }
}

/// A view in the environment of the place where an author wrote it.
struct _InEnvironment<Content: View> {
  let environment: EnvironmentValues
  let content: Content
}

extension _InEnvironment: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.withEnvironment({ $0 = view.environment }) { resolver.resolve(view.content) }
  }
}
