internal import ViewTree

/// Shows where a value stands in a range.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
> {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let boundsLabels: (minimum: BoundsLabel, maximum: BoundsLabel)?

  fileprivate nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    bounds: ClosedRange<V>,
    label: Label,
    currentValueLabel: CurrentValueLabel?,
    boundsLabels: (BoundsLabel, BoundsLabel)?
  ) {
    let span = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let distance = Double(value) - Double(bounds.lowerBound)
    fraction = span > 0 && span.isFinite ? Color.unit(distance / span) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.boundsLabels = boundsLabels
  }

  /// Makes a gauge with labels for the value, the ends of the range and values between them.
  ///
  /// The labels of values between the ends are not drawn.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      bounds: bounds,
      label: label(),
      currentValueLabel: currentValueLabel(),
      boundsLabels: (minimumValueLabel(), maximumValueLabel())
    )
  }
}

extension Gauge: View {
  /// A gauge has no body of its own.
  public typealias Body = Never

  /// Adds the gauge as its style draws it.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let configuration = GaugeStyleConfiguration(
      value: view.fraction,
      label: .init(view.label),
      currentValueLabel: view.currentValueLabel.map { .init($0, number: 1) },
      minimumValueLabel: view.boundsLabels.map { .init($0.minimum, number: 2) },
      maximumValueLabel: view.boundsLabels.map { .init($0.maximum, number: 3) }
    )
    resolver.draw(configuration, as: \.gauge) { _BuiltInGauge(configuration: $0) }
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      bounds: bounds,
      label: label(),
      currentValueLabel: nil,
      boundsLabels: nil
    )
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label for the value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      bounds: bounds,
      label: label(),
      currentValueLabel: currentValueLabel(),
      boundsLabels: nil
    )
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge with labels for the value and for values of the range, which are not drawn.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      bounds: bounds,
      label: label(),
      currentValueLabel: currentValueLabel(),
      boundsLabels: nil
    )
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with labels for the value and the ends of the range.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      bounds: bounds,
      label: label(),
      currentValueLabel: currentValueLabel(),
      boundsLabels: (minimumValueLabel(), maximumValueLabel())
    )
  }
}
