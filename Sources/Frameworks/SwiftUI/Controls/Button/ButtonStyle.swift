internal import ViewTree

/// How buttons look; the surface lets them be pressed.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that draws a button.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view that draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of a button, for a button style.
public struct ButtonStyleConfiguration {
  /// The label, without its type.
  public typealias Label = PrimitiveButtonStyleConfiguration.Label

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is held down; it never is.
  public let isPressed: Bool
}

/// How buttons look and when they run their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that draws a button.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view that draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of a button, for a style that also decides when the action runs.
public struct PrimitiveButtonStyleConfiguration {
  /// The label, without its type.
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration>

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension View {
  /// Sets how buttons look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self.style(style, at: { \.button }) { style, configuration in
      _PressableBody(
        role: configuration.role,
        action: configuration.action,
        content: style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role,
            label: configuration.label,
            isPressed: false
          )
        )
      )
    }
  }

  /// Sets how buttons look and when they run their action.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self.style(style, at: { \.button }) { $0.makeBody(configuration: $1) }
  }
}

/// What a style draws, as a button of the surface that looks like nothing else.
struct _PressableBody<Content> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let content: Content
}

extension _PressableBody: View where Content: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let content = ButtonContent(role: view.role?.tree ?? .none, style: .plain)
    resolver.control(.button(content), .press(view.action)) {
      resolver.slot(.stack(Stack(axis: .vertical)), part: 0, isRequired: true) {
        resolver.resolve(view.content)
      }
    }
  }
}
