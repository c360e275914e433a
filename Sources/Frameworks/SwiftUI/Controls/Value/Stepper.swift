public import Foundation
internal import ViewTree

/// A control that makes a value larger or smaller, one step at a time.
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// Makes a stepper that runs actions, with a label; without an action that side cannot be pressed.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  /// A stepper has no body of its own.
  public typealias Body = Never

  /// Adds the stepper with its label.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let step = ControlAction.step { isUp in
      guard let action = isUp ? view.increment : view.decrement else { return }
      view.onEditingChanged(true)
      action()
      view.onEditingChanged(false)
    }
    resolver.control(.stepper, step) { resolver.controlLabel(view.label) }
  }
}

extension Stepper {
  /// Makes a stepper for a value, with a label.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value in a range, with a label.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.move(by: step, in: bounds) },
      onDecrement: { value.move(by: -step, in: bounds) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value, with a label; the format is for places that write the value.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value in a range, with a label; the format is for places that write the
  /// value.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a value, with a label.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value in a range, with a label.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper that runs actions, with a label.
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Binding where Value: Strideable {
  /// Changes the value by a step, and stops at the ends of a range.
  fileprivate func move(by step: Value.Stride, in bounds: ClosedRange<Value>) {
    let current = wrappedValue
    let room = current.distance(to: step < 0 ? bounds.lowerBound : bounds.upperBound)
    let isPast = step < 0 ? room > step : room < step
    let target = isPast ? current.advanced(by: room) : current.advanced(by: step)
    wrappedValue = Swift.min(Swift.max(target, bounds.lowerBound), bounds.upperBound)
  }
}
