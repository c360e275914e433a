internal import ViewTree

/// A control that a secret is written in; it shows how many characters there are.
public struct SecureField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private var uses = FieldUses()

  /// Makes a field with a label.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: View {
  /// A field has no body of its own.
  public typealias Body = Never

  /// Adds the field; the characters themselves stay in the process.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let text = view.text
    let style =
      resolver.environment.builtIn.controls.textField == nil
      ? TextFieldContent.Style.automatic : .roundedBorder
    resolver.field(
      TextFieldContent(
        text: String(repeating: "•", count: text.wrappedValue.count),
        prompt: resolver.prompt(view.prompt, or: view.label),
        isSecure: true,
        style: style,
        textStyle: resolver.environment.textStyle
      ),
      text: text,
      uses: view.uses
    )
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a localized string.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a field with a localized string and a prompt.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a string and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    uses.onCommit = onCommit
  }

  /// Makes a field with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    uses.onCommit = onCommit
  }
}
