internal import ViewTree

/// A control that shows commands when it is pressed.
public struct Menu<Label: View, Content: View> {
  private let content: Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  fileprivate nonisolated init(
    items content: Content,
    label: Label,
    primaryAction: (@MainActor () -> Void)?
  ) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// Makes a menu with a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: content(), label: label(), primaryAction: nil)
  }

  /// Makes a menu with a label that runs an action when it is pressed and shows its commands when it
  /// is held.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(items: content(), label: label(), primaryAction: primaryAction)
  }
}

extension Menu: View {
  /// A menu has no body of its own.
  public typealias Body = Never

  /// Adds the menu as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let configuration = MenuStyleConfiguration(
      label: .init(view.label, number: 0),
      content: .init(view.content, number: 1, keeping: \.menu, of: resolver),
      primaryAction: view.primaryAction
    )
    resolver.draw(configuration, as: \.menu) { _BuiltInMenu(configuration: $0) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a menu from what a menu style is given.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      items: configuration.content,
      label: configuration.label,
      primaryAction: configuration.primaryAction
    )
  }
}
