public import Foundation
internal import ViewTree

/// Rows of cells that share their columns.
public struct Grid<Content: View> {
  private let grid: ViewTree::Grid
  private let content: Content

  /// Makes a grid of ``GridRow`` views; other views are rows of one cell, as wide as the grid.
  ///
  /// - Parameters:
  ///   - alignment: Where cells stand in the room of their row and column.
  ///   - horizontalSpacing: The space between columns; nil for the surface's default.
  ///   - verticalSpacing: The space between rows; nil for the surface's default.
  ///   - content: The rows.
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    grid = ViewTree::Grid(
      alignment: alignment.tree,
      horizontalSpacing: horizontalSpacing.flatMap { $0.treeSize },
      verticalSpacing: verticalSpacing.flatMap { $0.treeSize }
    )
    self.content = content()
  }
}

extension Grid: View {
  /// A grid has no body of its own.
  public typealias Body = Never

  /// Adds the grid.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.node(.grid(view.grid)) {
      resolver.flattensSections = true
      resolver.resolve(view.content)
    }
  }
}

/// The cells of one row of a ``Grid``; modifiers of a row apply to each of its cells.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row; each view is a cell.
  public nonisolated init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  /// A row has no body of its own.
  public typealias Body = Never

  /// Adds the row.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.row(.gridRow(view.alignment?.tree)) { resolver.resolve(view.content) }
  }
}

extension View {
  /// Lets the view take several columns of its grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    node(.gridCell(GridCell(columns: min(max(count, 1), 1000))))
  }

  /// Sets where the view stands in the room of its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    node(.gridCell(GridCell(anchor: anchor.tree)))
  }

  /// Sets where all views of the view's column stand.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    node(.gridCell(GridCell(columnAlignment: guide.tree)))
  }

  /// Lets the view have no say in the size of its column, its row or both.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    node(
      .gridCell(
        GridCell(
          isUnsizedHorizontally: axes.contains(.horizontal),
          isUnsizedVertically: axes.contains(.vertical)
        )
      )
    )
  }
}
