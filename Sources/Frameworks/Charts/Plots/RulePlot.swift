/// Lines for the elements of a list.
public struct RulePlot<Content: ChartContent> {
  private let content: Content
}

extension RulePlot: ChartContent {
  /// A plot has no body.
  public typealias Body = Never

  /// Adds the marks.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.resolve(content.content)
  }
}

extension RulePlot {
  /// Makes an upright line for each element.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>
  ) where Content == _PlotContent<Data, RuleMark> {
    content = _PlotContent(data: data) {
      RuleMark(x: x.value($0))
    }
  }

  /// Makes a level line for each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotContent<Data, RuleMark> {
    content = _PlotContent(data: data) {
      RuleMark(y: y.value($0))
    }
  }

  /// Makes an upright line between two values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotContent<Data, RuleMark> {
    content = _PlotContent(data: data) {
      RuleMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0))
    }
  }

  /// Makes a level line between two values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotContent<Data, RuleMark> {
    content = _PlotContent(data: data) {
      RuleMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0))
    }
  }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
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
