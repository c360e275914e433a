internal import ViewTree

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of view that draws a field.
  associatedtype _Body: View

  /// The label of a field, without its type.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the view that draws a field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field, without its type, as a style is given it.
public typealias _TextFieldStyleLabel = _StylePart<any TextFieldStyle>

extension View {
  /// Sets how text fields look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(style, at: { \.textField }) { $0._body(configuration: $1) }
  }
}

/// Draws text fields as the surface chooses.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a field.
  public func _body(configuration: TextField<_Label>) -> some View {
    _BuiltInTextField(field: configuration, style: .automatic)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// Text fields as the surface chooses.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Draws text fields without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a field.
  public func _body(configuration: TextField<_Label>) -> some View {
    _BuiltInTextField(field: configuration, style: .plain)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text fields without decoration.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// Draws text fields with a line around them.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a field.
  public func _body(configuration: TextField<_Label>) -> some View {
    _BuiltInTextField(field: configuration, style: .roundedBorder)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text fields with a line around them.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}
