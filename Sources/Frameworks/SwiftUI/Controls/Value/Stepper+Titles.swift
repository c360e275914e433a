public import Foundation

extension Stepper where Label == Text {
  /// Makes a stepper that runs actions, with a localized string.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper that runs actions, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value, with a localized string.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value in a range, with a localized string.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value in a range, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value, with a localized string.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      step: step,
      format: format,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      step: step,
      format: format,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value in a range, with a localized string.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      format: format,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value in a range, with a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      format: format,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }
}
