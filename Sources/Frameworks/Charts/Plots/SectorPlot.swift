public import Foundation

/// Slices for the elements of a list.
public struct SectorPlot<Content: ChartContent> {
  private let content: Content
}

extension SectorPlot: ChartContent {
  /// A plot has no body.
  public typealias Body = Never

  /// Adds the marks.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.resolve(content.content)
  }
}

extension SectorPlot {
  /// Makes a slice for each element.
  public init<Data: RandomAccessCollection, Angle: Plottable>(
    _ data: Data,
    angle: PlottableProjection<Data.Element, Angle>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == _PlotContent<Data, SectorMark> {
    content = _PlotContent(data: data) {
      SectorMark(
        angle: angle.value($0),
        innerRadius: innerRadius,
        outerRadius: outerRadius,
        angularInset: angularInset
      )
    }
  }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
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
