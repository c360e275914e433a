public import SwiftUI
internal import ViewTree

/// An area under or between the values of functions or a list.
public struct AreaPlot<Content: ChartContent> {
  private let content: Content
}

extension AreaPlot: ChartContent {
  /// A plot has no body.
  public typealias Body = Never

  /// Adds the marks.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.resolve(content.content)
  }
}

extension AreaPlot where Content == _FunctionContent {
  /// Fills the area between a function and zero.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = _FunctionContent(kind: .area, domain: domain, x: Text(x), y: Text(y)) { x in
      (function(x), nil)
    }
  }

  /// Fills the area between a function and zero.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S,
    y: S,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = _FunctionContent(kind: .area, domain: domain, x: Text(x), y: Text(y)) { x in
      (function(x), nil)
    }
  }

  /// Fills the area between two functions.
  public init(
    x: LocalizedStringKey,
    yStart: LocalizedStringKey,
    yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = _FunctionContent(kind: .area, domain: domain, x: Text(x), y: Text(yEnd)) { x in
      let ends = function(x)
      return (ends.yEnd, ends.yStart)
    }
  }
}

extension AreaPlot {
  /// Fills the area below the elements.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlotContent<Data, AreaMark> {
    content = _PlotContent(data: data) {
      AreaMark(x: x.value($0), y: y.value($0), stacking: stacking)
    }
  }

  /// Fills the area below the elements of each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlotContent<Data, AreaMark> {
    content = _PlotContent(data: data) {
      AreaMark(x: x.value($0), y: y.value($0), series: series.value($0), stacking: stacking)
    }
  }

  /// Fills the area between two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotContent<Data, AreaMark> {
    content = _PlotContent(data: data) {
      AreaMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
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
