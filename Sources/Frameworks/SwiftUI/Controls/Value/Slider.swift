internal import ViewTree

/// A control that sets a value in a range.
public struct Slider<Label: View, ValueLabel: View> {
  private let fraction: Binding<Double>
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void

  fileprivate nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    range: ClosedRange<V>,
    step: V.Stride?,
    label: Label,
    labels: (minimum: ValueLabel, maximum: ValueLabel),
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    fraction = value.fraction(of: range, step: step)
    self.label = label
    minimumLabel = labels.minimum
    maximumLabel = labels.maximum
    self.onEditingChanged = onEditingChanged
  }
}

extension Binding where Value: BinaryFloatingPoint, Value.Stride: BinaryFloatingPoint {
  /// The value as a fraction of a range, 0…1; writing keeps to multiples of a step.
  fileprivate func fraction(of range: ClosedRange<Value>, step: Value.Stride?) -> Binding<Double> {
    let lower = Double(range.lowerBound)
    let span = Double(range.upperBound) - lower
    return Binding<Double>(
      get: {
        guard span > 0, span.isFinite else { return 0 }
        return Color.unit((Double(wrappedValue) - lower) / span)
      },
      set: { fraction in
        var distance = Color.unit(fraction) * span
        if let step = step.map({ Double($0) }), step > 0 {
          distance = (distance / step).rounded() * step
        }
        let value = Swift.max(Value(lower + distance), range.lowerBound)
        wrappedValue = Swift.min(value, range.upperBound)
      }
    )
  }
}

extension Slider: View {
  /// A slider has no body of its own.
  public typealias Body = Never

  /// Adds the slider with the labels that there are.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let environment = resolver.environment
    var slider = SliderContent(
      fraction: view.fraction.wrappedValue,
      tint: environment.builtIn.tint?.paint(in: environment)
    )
    let row = Content.stack(Stack(axis: .horizontal))
    let slide = ControlAction.slide { fraction in
      view.onEditingChanged(true)
      view.fraction.wrappedValue = fraction
      view.onEditingChanged(false)
    }
    resolver.control(.slider(slider), slide) {
      if !environment.builtIn.controls.hidesLabels {
        slider.hasLabel = resolver.slot(row, part: 0) { resolver.resolve(view.label) }
      }
      slider.hasMinimumLabel = resolver.slot(row, part: 1) { resolver.resolve(view.minimumLabel) }
      slider.hasMaximumLabel = resolver.slot(row, part: 2) { resolver.resolve(view.maximumLabel) }
      resolver.replaceOpenContent(.slider(slider))
    }
  }
}

extension Slider {
  /// Makes a slider with a label and labels for the ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: nil,
      label: label(),
      labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a slider that moves in steps, with a label and labels for the ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: step,
      label: label(),
      labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a slider with a label and labels for the ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: nil,
      label: label(),
      labels: (minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a slider that moves in steps, with a label and labels for the ends.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: step,
      label: label(),
      labels: (minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: nil,
      label: label(),
      labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a slider that moves in steps, with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: step,
      label: label(),
      labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a slider with a label.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: nil,
      label: label(),
      labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a slider that moves in steps, with a label.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: step,
      label: label(),
      labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: nil,
      label: EmptyView(),
      labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a slider that moves in steps.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      range: bounds,
      step: step,
      label: EmptyView(),
      labels: (EmptyView(), EmptyView()),
      onEditingChanged: onEditingChanged
    )
  }
}
