/// Windows of one kind.
///
/// A terminal shows one window at a time: the first one of an app, or the one that was asked for.
public struct WindowGroup<Content: View> {
  private let content: () -> Content

  nonisolated init(making content: @escaping () -> Content) {
    self.content = content
  }
}

extension WindowGroup: Scene {
  /// A group of windows has no body of its own.
  public typealias Body = Never

  /// Names the window.
  public static func _list(in list: inout _SceneList) { list.addWindow() }

  /// Shows the window where it is the one that is asked for.
  public static func _resolve(_ scene: Self, in resolver: _SceneResolver) {
    resolver.show(scene.content)
  }
}

extension WindowGroup {
  /// Makes windows.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
    self.init(making: content)
  }

  /// Makes windows that other code opens by a name.
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(making: content)
  }

  /// Makes windows with a title, which a terminal does not show.
  public nonisolated init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(making: content)
  }

  /// Makes windows with a localized title, which a terminal does not show.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(making: content)
  }

  /// Makes windows with a title, which a terminal does not show.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(making: content)
  }

  /// Makes windows with a title, which a terminal does not show, and a name.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content)
  {
    self.init(making: content)
  }

  /// Makes windows with a localized title, which a terminal does not show, and a name.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(making: content)
  }

  /// Makes windows with a title, which a terminal does not show, and a name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(making: content)
  }
}
