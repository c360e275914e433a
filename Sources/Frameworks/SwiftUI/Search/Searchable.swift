extension View {
  /// Adds a field to search the view with.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    search(text, prompt: prompt)
  }

  /// Adds a field to search the view with.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    search(text, prompt: Text(prompt))
  }

  /// Adds a field to search the view with.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    search(text, prompt: Text(prompt))
  }

  /// Adds a field to search the view with and suggestions, which are not shown.
  public nonisolated func searchable<V: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    search(text, prompt: prompt)
  }

  /// Adds a field to search the view with and suggestions, which are not shown.
  public nonisolated func searchable<V: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    search(text, prompt: Text(prompt))
  }

  /// Adds a field to search the view with and suggestions, which are not shown.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol, V: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    search(text, prompt: Text(prompt))
  }

  /// Adds a field to search the view with.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    search(text, prompt: prompt)
  }

  /// Adds a field to search the view with.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    search(text, prompt: Text(prompt))
  }

  /// Adds a field to search the view with.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    search(text, prompt: Text(prompt))
  }

  /// Adds a field to search the view with, with tokens that are not shown.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, prompt: prompt)
  }

  /// Adds a field to search the view with, with tokens that are not shown.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, prompt: Text(prompt))
  }

  /// Adds a field to search the view with, with tokens that are not shown.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, prompt: Text(prompt))
  }

  /// Adds a field to search the view with, with tokens that are not shown.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, prompt: prompt)
  }

  /// Adds a field to search the view with, with tokens that are not shown.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, prompt: Text(prompt))
  }

  /// Adds a field to search the view with, with tokens that are not shown.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    search(text, prompt: Text(prompt))
  }

  private nonisolated func search(_ text: Binding<String>, prompt: Text?) -> some View {
    modifier(_NavigationModifier { $0.search = SearchEntry(text: text, prompt: prompt) })
  }
}

/// A search field of the navigation around a view.
struct SearchEntry {
  let text: Binding<String>
  let prompt: Text?
}

/// A search field below a title.
struct _SearchField: View {
  let entry: SearchEntry

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      _ByUse {
        field.accessibilityAddTraits(.isSearchField)
      } shown: {
        field
      }
    }
  }

  private var field: some View {
    TextField(
      field: entry.text,
      prompt: entry.prompt ?? Text("Search"),
      axis: nil,
      label: EmptyView(),
      uses: FieldUses(trigger: .search)
    )
  }
}
