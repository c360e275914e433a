internal import ViewTree

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of view that draws a menu.
  associatedtype Body: View

  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view that draws a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of a menu, for a menu style.
public struct MenuStyleConfiguration {
  /// The label, without its type.
  public typealias Label = _StylePart<MenuStyleConfiguration>
  /// The commands, without their type.
  public typealias Content = _StylePart<(MenuStyleConfiguration, Int)>

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

extension View {
  /// Sets how menus look.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style, at: { \.menu }) { $0.makeBody(configuration: $1) }
  }

  /// Shows or hides the mark that a button has a menu.
  ///
  /// Accepted without effect.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets the order of the commands.
  ///
  /// Accepted without effect: they stand in the order of the source.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Sets whether a menu closes after a command.
  ///
  /// Accepted without effect.
  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    self
  }
}

/// The order of the commands of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let rawValue: Int

  /// As the surface chooses.
  public static let automatic = MenuOrder(rawValue: 0)
  /// The first command nearest to the button.
  public static let priority = MenuOrder(rawValue: 1)
  /// As in the source.
  public static let fixed = MenuOrder(rawValue: 2)
}

/// Whether a menu closes after a command.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let rawValue: Int

  /// As the surface chooses.
  public static let automatic = MenuActionDismissBehavior(rawValue: 0)
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(rawValue: 1)
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(rawValue: 2)
}

/// A menu as one node of the tree.
struct _BuiltInMenu {
  let configuration: MenuStyleConfiguration
}

extension _BuiltInMenu: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let parts = view.configuration
    // The surface opens the menu; what is pressed without an action does nothing here.
    resolver.control(.menu, .press(parts.primaryAction ?? {})) {
      resolver.slot(.stack(Stack(axis: .horizontal)), part: 0, isRequired: true) {
        resolver.resolve(parts.label)
      }
      resolver.withEnvironment({ $0.builtIn.controls.isInList = false }) {
        resolver.resolve(parts.content)
      }
    }
  }
}

/// Draws menus as the surface and the container choose.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a menu.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInMenu(configuration: configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// Menus as the surface and the container choose.
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// Draws menus as buttons.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a menu.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInMenu(configuration: configuration)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Menus as buttons.
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// Draws menus as buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a menu.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInMenu(configuration: configuration)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Menus as buttons without a border.
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// Draws menus as buttons with a border.
public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a menu.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInMenu(configuration: configuration)
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// Menus as buttons with a border.
  public nonisolated static var borderedButton: BorderedButtonMenuStyle {
    BorderedButtonMenuStyle()
  }
}
