public import Foundation
internal import ViewTree

/// A control that text is written in.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label
  let uses: FieldUses

  nonisolated init(
    field text: Binding<String>,
    prompt: Text?,
    axis: Axis?,
    label: Label,
    uses: FieldUses = FieldUses()
  ) {
    self.uses = uses
    self.text = text
    self.prompt = prompt
    self.axis = axis ?? .horizontal
    self.label = label
  }

  /// Makes a field with a label.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(field: text, prompt: prompt, axis: nil, label: label())
  }

  /// Makes a field that grows along an axis, with a label.
  public nonisolated init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(field: text, prompt: prompt, axis: axis, label: label())
  }

  /// Makes a field with a selection, which stays as it is, and a label.
  public nonisolated init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(field: text, prompt: prompt, axis: axis, label: label())
  }

  /// Makes a field for a value that a format writes and reads, with a label.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      field: .text(of: value, format),
      prompt: prompt,
      axis: nil,
      label: label(),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a format writes and reads, with a label.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      field: .text(of: value, format),
      prompt: prompt,
      axis: nil,
      label: label(),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a formatter writes and reads, with a label.
  public nonisolated init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      field: .text(of: value, formatter),
      prompt: prompt,
      axis: nil,
      label: label(),
      uses: FieldUses(isFormatted: true)
    )
  }
}

extension TextField: View {
  /// A field has no body of its own.
  public typealias Body = Never

  /// Adds the field as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let key: StyleKey<TextField<_TextFieldStyleLabel>> = \.textField
    guard resolver.environment.builtIn.controls.textField != nil else {
      return resolver.resolve(_BuiltInTextField(field: view, style: .automatic))
    }
    let field = TextField<_TextFieldStyleLabel>(
      field: view.text,
      prompt: view.prompt,
      axis: view.axis,
      label: _StylePart(view.label),
      uses: view.uses
    )
    resolver.draw(field, as: key) { _BuiltInTextField(field: $0, style: .automatic) }
  }
}

/// A field as one node of the tree, for the styles that the surface draws.
struct _BuiltInTextField<Label: View> {
  let field: TextField<Label>
  let style: TextFieldContent.Style
}

extension _BuiltInTextField: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let text = view.field.text
    resolver.field(
      TextFieldContent(
        text: text.wrappedValue,
        prompt: resolver.prompt(view.field.prompt, or: view.field.label),
        style: view.style,
        textStyle: resolver.environment.textStyle
      ),
      text: text,
      uses: view.field.uses
    )
  }
}

extension _ViewResolver {
  /// What an empty field shows: its prompt or the words of its label.
  func prompt(_ prompt: Text?, or label: some View) -> String {
    if let text = prompt ?? label as? Text { return text.string(in: environment) }
    return words(of: label, environment: environment)?.string ?? ""
  }
}

/// What is selected in a field; nothing is.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// What is selected: one stretch of text or several.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One stretch.
    case selection(Range<String.Index>)
  }

  /// The selected stretches.
  public var indices: Indices

  /// Selects a stretch of text.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Puts the insertion point at a place of a text.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing but an insertion point is there.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}
