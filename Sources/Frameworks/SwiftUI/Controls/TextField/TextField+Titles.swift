public import Foundation

extension TextField where Label == Text {
  /// Makes a field with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>
  ) {
    self.init(field: text, prompt: nil, axis: nil, label: Text(titleKey))
  }

  /// Makes a field with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>
  ) {
    self.init(field: text, prompt: nil, axis: nil, label: Text(title))
  }

  /// Makes a field with a localized string and a prompt.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(field: text, prompt: prompt, axis: nil, label: Text(titleKey))
  }

  /// Makes a field with a string and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) {
    self.init(field: text, prompt: prompt, axis: nil, label: Text(title))
  }

  /// Makes a field that grows along an axis, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(field: text, prompt: nil, axis: axis, label: Text(titleKey))
  }

  /// Makes a field that grows along an axis, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    axis: Axis
  ) {
    self.init(field: text, prompt: nil, axis: axis, label: Text(title))
  }

  /// Makes a field that grows along an axis, with a localized string and a prompt.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(field: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Makes a field that grows along an axis, with a string and a prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(field: text, prompt: prompt, axis: axis, label: Text(title))
  }

  /// Makes a field with a selection, which stays as it is, and a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(field: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Makes a field with a selection, which stays as it is, and a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(field: text, prompt: prompt, axis: axis, label: Text(title))
  }

  /// Makes a field with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: text,
      prompt: nil,
      axis: nil,
      label: Text(titleKey),
      uses: FieldUses(onEditingChanged: onEditingChanged, onCommit: onCommit)
    )
  }

  /// Makes a field with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: text,
      prompt: nil,
      axis: nil,
      label: Text(title),
      uses: FieldUses(onEditingChanged: onEditingChanged, onCommit: onCommit)
    )
  }

  /// Makes a field with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      field: text,
      prompt: nil,
      axis: nil,
      label: Text(titleKey),
      uses: FieldUses(onEditingChanged: onEditingChanged)
    )
  }

  /// Makes a field with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      field: text,
      prompt: nil,
      axis: nil,
      label: Text(title),
      uses: FieldUses(onEditingChanged: onEditingChanged)
    )
  }

  /// Makes a field with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: text,
      prompt: nil,
      axis: nil,
      label: Text(titleKey),
      uses: FieldUses(onCommit: onCommit)
    )
  }

  /// Makes a field with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: text,
      prompt: nil,
      axis: nil,
      label: Text(title),
      uses: FieldUses(onCommit: onCommit)
    )
  }

  /// Makes a field for a value that a format writes and reads, with a localized string.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      field: .text(of: value, format),
      prompt: prompt,
      axis: nil,
      label: Text(titleKey),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a format writes and reads, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      field: .text(of: value, format),
      prompt: prompt,
      axis: nil,
      label: Text(title),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a format writes and reads, with a localized string.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      field: .text(of: value, format),
      prompt: prompt,
      axis: nil,
      label: Text(titleKey),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a format writes and reads, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      field: .text(of: value, format),
      prompt: prompt,
      axis: nil,
      label: Text(title),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a formatter writes and reads, with a localized string.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(
      field: .text(of: value, formatter),
      prompt: prompt,
      axis: nil,
      label: Text(titleKey),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a formatter writes and reads, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) {
    self.init(
      field: .text(of: value, formatter),
      prompt: prompt,
      axis: nil,
      label: Text(title),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a formatter writes and reads, with a localized string.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter
  ) {
    self.init(
      field: .text(of: value, formatter),
      prompt: nil,
      axis: nil,
      label: Text(titleKey),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a formatter writes and reads, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter
  ) {
    self.init(
      field: .text(of: value, formatter),
      prompt: nil,
      axis: nil,
      label: Text(title),
      uses: FieldUses(isFormatted: true)
    )
  }

  /// Makes a field for a value that a formatter writes and reads, with a localized string.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: .text(of: value, formatter),
      prompt: nil,
      axis: nil,
      label: Text(titleKey),
      uses: FieldUses(onEditingChanged: onEditingChanged, onCommit: onCommit, isFormatted: true)
    )
  }

  /// Makes a field for a value that a formatter writes and reads, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      field: .text(of: value, formatter),
      prompt: nil,
      axis: nil,
      label: Text(title),
      uses: FieldUses(onEditingChanged: onEditingChanged, onCommit: onCommit, isFormatted: true)
    )
  }

  /// Makes a field for a value that a formatter writes and reads, with a localized string.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      field: .text(of: value, formatter),
      prompt: nil,
      axis: nil,
      label: Text(titleKey),
      uses: FieldUses(onEditingChanged: onEditingChanged, isFormatted: true)
    )
  }

  /// Makes a field for a value that a formatter writes and reads, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      field: .text(of: value, formatter),
      prompt: nil,
      axis: nil,
      label: Text(title),
      uses: FieldUses(onEditingChanged: onEditingChanged, isFormatted: true)
    )
  }
}
