public import SwiftUI
internal import ViewTree

/// A line through the values of a function or a list.
public struct LinePlot<Content: ChartContent> {
  private let content: Content
}

extension LinePlot: ChartContent {
  /// A plot has no body.
  public typealias Body = Never

  /// Adds the marks.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.resolve(content.content)
  }
}

extension LinePlot where Content == _FunctionContent {
  /// Draws a function of the horizontal axis.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Draws a function of the horizontal axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S,
    y: S,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Draws a function of the horizontal axis.
  public init(
    x: Text,
    y: Text,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = _FunctionContent(kind: .line, domain: domain, x: x, y: y) { x in
      (function(x), nil)
    }
  }

  /// Draws a curve whose places are functions of a parameter.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = _FunctionContent(x: Text(x), y: Text(y), domain: domain, function: function)
  }
}

extension LinePlot {
  /// Draws a line through the elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotContent<Data, LineMark> {
    content = _PlotContent(data: data) {
      LineMark(x: x.value($0), y: y.value($0))
    }
  }

  /// Draws a line through the elements of each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _PlotContent<Data, LineMark> {
    content = _PlotContent(data: data) {
      LineMark(x: x.value($0), y: y.value($0), series: series.value($0))
    }
  }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the list's elements.
  public typealias DataElement = Content.DataElement

  /// Adds the marks, each changed by what its element says.
  public static func _resolve(
    _ content: Self,
    in resolver: _ChartResolver,
    changes: _ElementChanges<Content.DataElement>
  ) {
    Content._resolve(content.content, in: resolver, changes: changes)
  }
}
