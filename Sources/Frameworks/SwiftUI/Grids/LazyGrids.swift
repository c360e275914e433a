public import Foundation
internal import ViewTree

/// A column or row of a lazy grid, or as many as fit.
public struct GridItem: Sendable {
  /// The width of a column or height of a row.
  public enum Size: Sendable {
    /// One of a size.
    case fixed(CGFloat)
    /// One that shares the rest with the others.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: GridItem.Size
  /// The space to the next one; nil for the surface's default.
  public var spacing: CGFloat?
  /// Where views stand in it; nil for the grid's alignment.
  public var alignment: Alignment?

  /// Makes a column or row.
  public init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  var track: GridTrack {
    func most(_ length: CGFloat) -> Double {
      length == .infinity ? .infinity : length.treeSize ?? 0
    }
    let size: GridTrack.Size =
      switch self.size {
      case .fixed(let length): .fixed(length.treeSize ?? 0)
      case .flexible(let least, let largest):
        .flexible(minimum: least.treeSize ?? 0, maximum: most(largest))
      case .adaptive(let least, let largest):
        .adaptive(minimum: least.treeSize ?? 0, maximum: most(largest))
      }
    return GridTrack(
      size: size,
      spacing: spacing.flatMap { $0.treeSize },
      alignment: alignment?.tree
    )
  }
}

/// Views in columns, row by row.
public struct LazyVGrid<Content: View> {
  private let grid: LazyGrid
  private let content: Content

  /// Makes a grid that grows downwards.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where the columns stand where they are narrower than the grid.
  ///   - spacing: The space between rows; nil for the surface's default.
  ///   - pinnedViews: Headers that would stay in sight while scrolling; a report shows all rows.
  ///   - content: The views in reading order.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      axis: .vertical,
      tracks: columns.map(\.track),
      alignment: Alignment(horizontal: alignment, vertical: .center).tree,
      spacing: spacing.flatMap { $0.treeSize }
    )
    self.content = content()
  }
}

extension LazyVGrid: View {
  /// A grid has no body of its own.
  public typealias Body = Never

  /// Adds the grid.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.node(.lazyGrid(view.grid)) { resolver.resolve(view.content) }
  }
}

/// Views in rows, column by column.
public struct LazyHGrid<Content: View> {
  private let grid: LazyGrid
  private let content: Content

  /// Makes a grid that grows to the trailing side.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where the rows stand where they are lower than the grid.
  ///   - spacing: The space between columns; nil for the surface's default.
  ///   - pinnedViews: Headers that would stay in sight while scrolling; a report shows all columns.
  ///   - content: The views, column by column.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(
      axis: .horizontal,
      tracks: rows.map(\.track),
      alignment: Alignment(horizontal: .center, vertical: alignment).tree,
      spacing: spacing.flatMap { $0.treeSize }
    )
    self.content = content()
  }
}

extension LazyHGrid: View {
  /// A grid has no body of its own.
  public typealias Body = Never

  /// Adds the grid.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.node(.lazyGrid(view.grid)) { resolver.resolve(view.content) }
  }
}
