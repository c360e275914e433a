/// Bars for the elements of a list.
public struct BarPlot<Content: ChartContent> {
  private let content: Content
}

extension BarPlot: ChartContent {
  /// A plot has no body.
  public typealias Body = Never

  /// Adds the marks.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.resolve(content.content)
  }
}

extension BarPlot {
  /// Makes a bar for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlotContent<Data, BarMark> {
    content = _PlotContent(data: data) {
      BarMark(x: x.value($0), y: y.value($0), width: width, height: height, stacking: stacking)
    }
  }

  /// Makes a level bar between two values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == _PlotContent<Data, BarMark> {
    content = _PlotContent(data: data) {
      BarMark(xStart: xStart.value($0), xEnd: xEnd.value($0), y: y.value($0), height: height)
    }
  }

  /// Makes an upright bar between two values for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == _PlotContent<Data, BarMark> {
    content = _PlotContent(data: data) {
      BarMark(x: x.value($0), yStart: yStart.value($0), yEnd: yEnd.value($0), width: width)
    }
  }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
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
