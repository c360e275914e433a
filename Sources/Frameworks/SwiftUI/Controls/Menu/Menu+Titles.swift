extension Menu where Label == Text {
  /// Makes a menu with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a localized string that runs an action when it is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a string that runs an action when it is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a localized string and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu with a localized string and a symbol that runs an action when it is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction
    )
  }

  /// Makes a menu with a string and a symbol that runs an action when it is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction
    )
  }
}
