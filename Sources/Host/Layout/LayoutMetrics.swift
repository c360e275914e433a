package import ViewTree

/// What layout must know about a surface: how points become its units, how large its leaves are.
///
/// A terminal's unit is the cell, a picture's the point. All lengths that layout handles are in
/// units, finite and at most ``Extent/limit``; a surface that has only whole units says so with
/// ``hasWholeUnits``. A surface is a reference since it keeps what it measured for the drawing.
package protocol LayoutMetrics: AnyObject {
  /// Whether places and sizes are whole numbers.
  var hasWholeUnits: Bool { get }
  /// How lists look.
  var list: ListMetrics { get }
  /// The size of a progress view's bar and the space above it.
  var progress: ProgressMetrics { get }

  /// The length of one unit in points.
  func pointsPerUnit(_ axis: Axis) -> Double
  /// A size in units.
  func length(_ points: Double, _ axis: Axis) -> Double
  /// Padding in units; nil for the surface's default.
  func padding(_ points: Double?, _ axis: Axis) -> Double
  /// The space between the children of a stack in units; nil for the surface's default.
  func spacing(_ points: Double?, _ axis: Axis) -> Double
  /// The least length of a spacer in units; nil for the surface's default.
  func spacer(_ points: Double?, _ axis: Axis) -> Double
  /// The space that a border takes from its surroundings at each edge.
  func borderInset(_ axis: Axis) -> Double
  /// The thickness of a divider that runs along an axis.
  func dividerThickness(along axis: Axis) -> Double

  /// The widths that a leaf can have: text, symbol, token label, placeholder or chart.
  func widths(of content: Content, node: Int) -> Extent
  /// The width in points that a text needs for a line on a phone; nil for other leaves.
  func phoneWidth(of content: Content, node: Int) -> Double?
  /// The heights that a leaf can have at a width.
  func heights(of content: Content, node: Int, width: Double) -> LeafHeights
}

extension LayoutMetrics {
  /// Nothing where a surface has the fonts of a phone.
  package func phoneWidth(of content: Content, node: Int) -> Double? { nil }
}

/// What a leaf's height can be once its width is known.
package struct LeafHeights {
  package var extent: Extent
  /// The width that the leaf really needs of what it got; text that breaks into lines leaves some.
  package var fittedWidth: Double
  /// From the top to the first line's baseline.
  package var firstBaseline: Double
  /// From the last line's baseline to the bottom.
  package var lastBaseline: Double

  package init(
    extent: Extent,
    fittedWidth: Double,
    firstBaseline: Double,
    lastBaseline: Double
  ) {
    self.extent = extent
    self.fittedWidth = fittedWidth
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// How lists look on a surface, in units.
package struct ListMetrics: Sendable {
  /// The thickness of the line around grouped rows.
  package var border: Double
  /// Space on the left and right of rows that are grouped.
  package var rowInset: Double
  /// Space above and below each row.
  package var rowPadding: Double
  /// The thickness of the line between rows.
  package var separator: Double
  /// Rows no taller than this are not separated when all the rows of a group are so.
  package var shortRow: Double
  /// Space between groups of rows.
  package var groupSpacing: Double
  /// Space on the left of headers and footers of grouped rows.
  package var headerInset: Double
  /// Space between rows and their header or footer.
  package var headerSpacing: Double

  package init(
    border: Double,
    rowInset: Double,
    rowPadding: Double,
    separator: Double,
    shortRow: Double,
    groupSpacing: Double,
    headerInset: Double,
    headerSpacing: Double = 0
  ) {
    self.border = border
    self.rowInset = rowInset
    self.rowPadding = rowPadding
    self.separator = separator
    self.shortRow = shortRow
    self.groupSpacing = groupSpacing
    self.headerInset = headerInset
    self.headerSpacing = headerSpacing
  }
}

/// How progress views look on a surface, in units.
package struct ProgressMetrics: Sendable {
  /// The least and the usual width of a bar.
  package var barWidth: Extent
  package var barHeight: Double
  /// Space between the labels and the bar.
  package var spacing: Double
  /// The size of a circular view.
  package var circleWidth: Double
  package var circleHeight: Double

  package init(
    barWidth: Extent,
    barHeight: Double,
    spacing: Double,
    circleWidth: Double,
    circleHeight: Double
  ) {
    self.barWidth = barWidth
    self.barHeight = barHeight
    self.spacing = spacing
    self.circleWidth = circleWidth
    self.circleHeight = circleHeight
  }
}
