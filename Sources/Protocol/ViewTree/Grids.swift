/// Rows of cells that share columns.
package struct Grid: Hashable, Sendable {
  /// Where cells stand in the room of their row and column.
  package var alignment: Alignment
  /// The space between columns in points; nil for the surface's default.
  package var horizontalSpacing: Double?
  /// The space between rows in points; nil for the surface's default.
  package var verticalSpacing: Double?

  package init(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// How one cell stands in its grid.
package struct GridCell: Hashable, Sendable {
  /// The number of columns that the cell takes, at least 1.
  package var columns: Int
  /// Where the cell stands in its room; nil for the grid's and row's alignment.
  package var anchor: UnitPoint?
  /// Where all cells of the column stand.
  package var columnAlignment: HorizontalAlignment?
  /// Whether the cell has no say in the width of its column.
  package var isUnsizedHorizontally: Bool
  /// Whether the cell has no say in the height of its row.
  package var isUnsizedVertically: Bool

  package init(
    columns: Int = 1,
    anchor: UnitPoint? = nil,
    columnAlignment: HorizontalAlignment? = nil,
    isUnsizedHorizontally: Bool = false,
    isUnsizedVertically: Bool = false
  ) {
    self.columns = columns
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.isUnsizedHorizontally = isUnsizedHorizontally
    self.isUnsizedVertically = isUnsizedVertically
  }
}

/// Items that fill tracks in reading order.
package struct LazyGrid: Hashable, Sendable {
  /// The direction in which the grid grows: vertical for `LazyVGrid`, whose tracks are columns.
  package var axis: Axis
  package var tracks: [GridTrack]
  /// Where the grid's items stand across ``axis``, as far as a track says nothing else.
  package var alignment: Alignment
  /// The space between lines along ``axis`` in points; nil for the surface's default.
  package var spacing: Double?

  package init(
    axis: Axis,
    tracks: [GridTrack],
    alignment: Alignment = .center,
    spacing: Double? = nil
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A column or row of a lazy grid, or as many as fit.
package struct GridTrack: Hashable, Sendable {
  /// A width or height in points; a maximum may be infinite.
  package enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit, each of such a size.
    case adaptive(minimum: Double, maximum: Double)
  }

  package var size: Size
  /// The space to the next track in points; nil for the surface's default.
  package var spacing: Double?
  package var alignment: Alignment?

  package init(size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A container whose content depends on the size that it is offered.
///
/// The host tells the process the size, and the process answers with another tree.
package struct Geometry: Hashable, Sendable {
  /// What the host calls the node by; unique in a tree.
  package var id: Int
  /// The size that the content has chosen in points; nil takes what is offered.
  package var width: Double?
  package var height: Double?
  /// Whether the host measures the ideal size of each child too.
  package var wantsIdealSizes: Bool

  package init(
    id: Int,
    width: Double? = nil,
    height: Double? = nil,
    wantsIdealSizes: Bool = false
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.wantsIdealSizes = wantsIdealSizes
  }
}
