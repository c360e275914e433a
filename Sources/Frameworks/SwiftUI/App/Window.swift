/// A single window.
public struct Window<Content: View> {
  private let content: () -> Content

  private nonisolated init(making content: @escaping () -> Content) {
    self.content = content
  }

  /// Makes a window with a localized title, which a terminal does not show, and a name.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(making: content)
  }

  /// Makes a window with a title, which a terminal does not show, and a name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(making: content)
  }

  /// Makes a window with a title, which a terminal does not show, and a name.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content)
  {
    self.init(making: content)
  }
}

extension Window: Scene {
  /// A window has no body of its own.
  public typealias Body = Never

  /// Names the window.
  public static func _list(in list: inout _SceneList) { list.addWindow() }

  /// Shows the window where it is the one that is asked for.
  public static func _resolve(_ scene: Self, in resolver: _SceneResolver) {
    resolver.show(scene.content)
  }
}

/// The window of an app's settings.
public struct Settings<Content: View> {
  private let content: () -> Content

  /// Makes the window of the settings.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

extension Settings: Scene {
  /// Settings have no body of their own.
  public typealias Body = Never

  /// Names the window.
  public static func _list(in list: inout _SceneList) { list.addSettings() }

  /// Shows the window where it is the one that is asked for.
  public static func _resolve(_ scene: Self, in resolver: _SceneResolver) {
    resolver.show(scene.content)
  }
}
