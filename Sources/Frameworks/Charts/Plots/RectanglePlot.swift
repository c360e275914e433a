/// Rectangles for the elements of a list.
public struct RectanglePlot<Content: ChartContent> {
  private let content: Content
}

extension RectanglePlot: ChartContent {
  /// A plot has no body.
  public typealias Body = Never

  /// Adds the marks.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.resolve(content.content)
  }
}

extension RectanglePlot {
  /// Makes a rectangle around two values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Content == _PlotContent<Data, RectangleMark> {
    content = _PlotContent(data: data) {
      RectangleMark(x: x.value($0), y: y.value($0), width: width, height: height)
    }
  }

  /// Makes a rectangle between values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlotContent<Data, RectangleMark> {
    content = _PlotContent(data: data) {
      RectangleMark(
        xStart: xStart.value($0),
        xEnd: xEnd.value($0),
        yStart: yStart.value($0),
        yEnd: yEnd.value($0)
      )
    }
  }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
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
