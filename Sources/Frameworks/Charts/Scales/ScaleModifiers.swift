public import SwiftUI
internal import ViewTree

extension View {
  /// Sets the values that the horizontal scale reaches over.
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    chartScale(\.xAxis, \.xDomain, domain._rule.rule, type)
  }

  /// Sets where the horizontal scale's values stand; they fill the plot.
  public nonisolated func chartXScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    chartScale(\.xAxis, \.xDomain, nil, type)
  }

  /// Sets the values that the horizontal scale reaches over; they fill the plot.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    chartScale(\.xAxis, \.xDomain, domain._rule.rule, type)
  }

  /// Sets how values become places along the horizontal axis.
  public nonisolated func chartXScale(type: ScaleType? = nil) -> some View {
    chartScale(\.xAxis, \.xDomain, nil, type)
  }
}

extension View {
  /// Sets the values that the vertical scale reaches over.
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain,
    type: ScaleType? = nil
  ) -> some View {
    chartScale(\.yAxis, \.yDomain, domain._rule.rule, type)
  }

  /// Sets where the vertical scale's values stand; they fill the plot.
  public nonisolated func chartYScale<Range: PositionScaleRange>(
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    chartScale(\.yAxis, \.yDomain, nil, type)
  }

  /// Sets the values that the vertical scale reaches over; they fill the plot.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View {
    chartScale(\.yAxis, \.yDomain, domain._rule.rule, type)
  }

  /// Sets how values become places along the vertical axis.
  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
    chartScale(\.yAxis, \.yDomain, nil, type)
  }
}

extension View {
  private nonisolated func chartScale(
    _ axis: WritableKeyPath<ChartSettings, ChartSettings.AxisSettings>,
    _ domain: WritableKeyPath<ChartSettings, DomainRule?>,
    _ rule: DomainRule?,
    _ type: ScaleType?
  ) -> some View {
    chartSettings { settings in
      if let rule { settings[keyPath: domain] = rule }
      if let type { settings[keyPath: axis].scale = type.tree }
    }
  }
}
