extension Picker where Label == Text {
  /// Makes a picker with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a localized string, and words for the option that is chosen.
  ///
  /// The option itself says them here.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a string, and words for the option that is chosen.
  ///
  /// The option itself says them here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker for a value of several elements, with a localized string.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker for a value of several elements, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a localized string and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a picker with a localized string and a symbol, and words for the option that is chosen.
  ///
  /// The option itself says them here.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker with a string and a symbol, and words for the option that is chosen.
  ///
  /// The option itself says them here.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a picker for a value of several elements, with a localized string and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker for a value of several elements, with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    systemImage: String,
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}
