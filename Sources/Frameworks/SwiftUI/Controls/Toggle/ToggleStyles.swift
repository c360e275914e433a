internal import ViewTree

/// Draws toggles as the surface and the container choose.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInToggle(style: .automatic, configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// Toggles as the surface and the container choose.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// Draws toggles as switches.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the style with a colour for switches that are on.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Makes the view that draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInToggle(style: .switch, tint: tint, configuration: configuration)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// Toggles as switches.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// Draws toggles as buttons that stay pressed.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInToggle(style: .button, configuration: configuration)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Toggles as buttons that stay pressed.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Draws toggles as boxes to tick.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInToggle(style: .checkbox, configuration: configuration)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// Toggles as boxes to tick.
  public nonisolated static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
