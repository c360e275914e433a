extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a localized string and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a string and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a localized string, a symbol and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a string, a symbol and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
