public import SwiftUI

/// Content that makes the marks for a whole list of values at once.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the list's elements.
  associatedtype DataElement

  /// Adds the marks, each changed by what its element says.
  @MainActor static func _resolve(
    _ content: Self,
    in resolver: _ChartResolver,
    changes: _ElementChanges<DataElement>
  )
}

/// What is done to the mark of each element of a list, outermost first.
public struct _ElementChanges<Element> {
  let changes: [(Element) -> MarkChange]
}

extension VectorizedChartContent {
  /// Adds the marks as they are.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    _resolve(content, in: resolver, changes: _ElementChanges(changes: []))
  }
}

/// The marks of a list with a change by element.
struct _ElementStyledMarks<Content: VectorizedChartContent> {
  let content: Content
  let change: (Content.DataElement) -> MarkChange
}

extension _ElementStyledMarks: VectorizedChartContent {
  typealias Body = Never
  typealias DataElement = Content.DataElement

  static func _resolve(
    _ content: Self,
    in resolver: _ChartResolver,
    changes: _ElementChanges<DataElement>
  ) {
    Content._resolve(
      content.content,
      in: resolver,
      changes: _ElementChanges(changes: changes.changes + [content.change])
    )
  }
}

extension VectorizedChartContent {
  /// Gives the marks of each value of a property a colour of their own, and the chart a legend.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _ElementStyledMarks(content: self) { .series(AnyPlottableValue(value.value($0))) }
  }

  /// Paints each mark by a property.
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    _ElementStyledMarks(content: self) { element in
      let shapeStyle = element[keyPath: keyPath]
      return .style { $0.paint = shapeStyle.paint(in: $1) }
    }
  }

  /// Gives the points of each value of a property a shape of their own; they are told apart by
  /// colour.
  public nonisolated func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _ElementStyledMarks(content: self) { .group(AnyPlottableValue(value.value($0))) }
  }

  /// Sets the area of points by a property.
  ///
  /// Accepted without effect: all points are equally large.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _ElementStyledMarks(content: self) { _ in .style { _, _ in } }
  }

  /// Gives the lines of each value of a property a look of their own; they are told apart by
  /// colour.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    _ElementStyledMarks(content: self) { .group(AnyPlottableValue(value.value($0))) }
  }

  /// Puts bars beside each other by a property instead of on top of each other.
  public nonisolated func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>,
    axis: SwiftUI::Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    _ElementStyledMarks(content: self) { .position(AnyPlottableValue(value.value($0))) }
  }

  /// Draws each mark as opaque as a property says, 0…1.
  public nonisolated func opacity(
    _ keyPath: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    _ElementStyledMarks(content: self) { element in
      let opacity = element[keyPath: keyPath]
      return .style { style, _ in
        style.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1
      }
    }
  }
}
