internal import ViewTree

/// A control that a page of text is written in.
public struct TextEditor {
  private let text: Binding<String>

  /// Makes an editor for a text.
  public nonisolated init(text: Binding<String>) {
    self.text = text
  }

  /// Makes an editor for a text with a selection, which stays as it is.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// An editor has no body of its own.
  public typealias Body = Never

  /// Adds the text.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let text = view.text
    resolver.field(
      TextFieldContent(
        text: text.wrappedValue,
        isMultiline: true,
        textStyle: resolver.environment.textStyle
      ),
      text: text
    )
  }
}

/// How text editors look; one of the styles of this module.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// Draws text editors as the surface chooses.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// Text editors as the surface chooses.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// Draws text editors without decoration.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text editors without decoration.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets how text editors look.
  ///
  /// Accepted without effect: the surface has one look.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
