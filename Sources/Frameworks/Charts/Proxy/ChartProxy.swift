public import Foundation
public import SwiftUI
internal import ViewTree

/// What is known of a chart's scales.
///
/// The size of the plot is a guess: only the surface knows it, once the chart is drawn.
public struct ChartProxy {
  let x: ProxyScale
  let y: ProxyScale
  private let chart: ViewTree::Chart
  private let environment: EnvironmentValues

  init(chart: ViewTree::Chart, x: ProxyScale, y: ProxyScale, environment: EnvironmentValues) {
    self.chart = chart
    self.x = x
    self.y = y
    self.environment = environment
  }

  /// The size of the plot in points.
  public var plotSize: CGSize { CGSize(width: x.length, height: y.length) }

  /// The size of the plot in points.
  public var plotAreaSize: CGSize { plotSize }

  /// The frame of the plot, for a reader in front of it or behind it.
  ///
  /// It is the reader's own frame, since layers are put where the plot is.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The frame of the plot, for a reader in front of it or behind it.
  public var plotAreaFrame: Anchor<CGRect> {
    Anchor(identity: "plot", inReader: { CGRect(origin: .zero, size: $0.size) })
  }

  /// The frame of the plot and its axes, for a reader in front of it or behind it.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The place of a value along the horizontal axis, in points from the plot's leading edge.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x.place(of: value.primitivePlottable._plotted.value).map { CGFloat($0) }
  }

  /// The place of a value along the vertical axis, in points from the plot's top.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y.place(of: value.primitivePlottable._plotted.value).map { CGFloat($0) }
  }

  /// The place of two values in the plot.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The places that a value reaches from and to along the horizontal axis.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    x.range(of: value.primitivePlottable._plotted.value)
  }

  /// The places that a value reaches from and to along the vertical axis.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    y.range(of: value.primitivePlottable._plotted.value)
  }

  /// The value at a place along the horizontal axis.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.value(at: Double(position)).flatMap { Self.plottable($0) }
  }

  /// The value at a place along the vertical axis.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.value(at: Double(position)).flatMap { Self.plottable($0) }
  }

  /// The values at a point of the plot.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The values that the horizontal scale reaches over: its ends, or all the categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    x.ends.compactMap { Self.plottable($0) }
  }

  /// The values that the vertical scale reaches over: its ends, or all the categories.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    y.ends.compactMap { Self.plottable($0) }
  }

  static func plottable<P: Plottable>(_ value: ViewTree::Chart.Value) -> P? {
    P.PrimitivePlottable(_plotted: _PlottedValue(value))
      .flatMap { P(primitivePlottable: $0) }
  }

  /// The paint of a series.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    let value = value.primitivePlottable._plotted.value
    if let style = environment[ChartSettings.Key.self].series.style(of: value, in: chart.marks) {
      return style
    }
    return SeriesScale.colorStyle(of: value, in: chart.marks)
  }

  /// The shape of a series' points; nil where the chart does not set one.
  public func symbol<P: Plottable>(for value: P) -> BasicChartSymbolShape? {
    mark(of: value)?.symbol.map { BasicChartSymbolShape(tree: $0) }
  }

  /// The area of a series' points; nil, since points have none.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { nil }

  /// The lines of a series; nil where the chart does not set their look.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    mark(of: value)?.lineWidth.map { StrokeStyle(lineWidth: CGFloat($0)) }
  }

  private func mark<P: Plottable>(of value: P) -> ViewTree::Chart.Mark? {
    let value = value.primitivePlottable._plotted.value
    return chart.marks.first { $0.series == value }
  }
}

extension ChartProxy {
  /// Selects the value at a place.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public func selectXValue(at position: CGFloat) {}

  /// Selects the value at a place.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public func selectYValue(at position: CGFloat) {}

  /// Selects the values between places.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}

  /// Selects the values between places.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}

  /// Selects the value at an angle.
  ///
  /// Accepted without effect: nothing is selected in a report.
  public func selectAngleValue(at angle: SwiftUI::Angle) {}
}
