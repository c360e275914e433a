/// Points for the elements of a list.
public struct PointPlot<Content: ChartContent> {
  private let content: Content
}

extension PointPlot: ChartContent {
  /// A plot has no body.
  public typealias Body = Never

  /// Adds the marks.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.resolve(content.content)
  }
}

extension PointPlot {
  /// Makes a point for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotContent<Data, PointMark> {
    content = _PlotContent(data: data) {
      PointMark(x: x.value($0), y: y.value($0))
    }
  }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
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
