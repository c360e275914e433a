extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with a localized string and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: value,
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage))
    )
  }

  /// Makes a tab with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: value,
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage))
    )
  }

  /// Makes a tab with a localized string and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: value,
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image))
    )
  }

  /// Makes a tab with a string and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: value,
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, image: image))
    )
  }

  /// Makes a tab for an optional selection, with a localized string and a symbol.
  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: T,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      tag: .some(value),
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage))
    )
  }

  /// Makes a tab for an optional selection, with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S,
    systemImage: String,
    value: T,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T? {
    self.init(
      tag: .some(value),
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage))
    )
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab with a localized string and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil,
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage))
    )
  }

  /// Makes a tab with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil,
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage))
    )
  }

  /// Makes a tab with a localized string and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil,
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image))
    )
  }

  /// Makes a tab with a string and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      tag: nil,
      content: content(),
      label: DefaultTabLabel(label: SwiftUI.Label(title, image: image))
    )
  }
}
