internal import ViewTree

/// Draws gauges as the surface and the container choose.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInGauge(style: .automatic, configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// Gauges as the surface and the container choose.
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// Draws gauges as a bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInGauge(style: .linearCapacity, configuration: configuration)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// Gauges as a bar that fills.
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// Draws gauges as a bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInGauge(style: .accessoryLinear, configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// Gauges as a bar with a mark.
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

/// Draws gauges as a small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInGauge(style: .accessoryLinearCapacity, configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// Gauges as a small bar that fills.
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// Draws gauges as an open ring with a mark.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInGauge(style: .accessoryCircular, configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// Gauges as an open ring with a mark.
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

/// Draws gauges as a ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInGauge(style: .accessoryCircularCapacity, configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// Gauges as a ring that fills.
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
