import Layout

/// A place in cells, or how far something is moved.
package struct CellPoint: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A size in cells.
package struct CellSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of cells; an edge may be outside the screen.
package struct CellRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Lengths of layout are bounded, so the conversion cannot fail; offsets are bounded here.
  init(_ frame: PlacedTree.Frame, dx: Int, dy: Int) {
    x = CellRect.cells(frame.x) + dx
    y = CellRect.cells(frame.y) + dy
    width = CellRect.cells(frame.width)
    height = CellRect.cells(frame.height)
  }

  /// A length as a whole number, bounded far below where sums overflow.
  static func cells(_ length: Double) -> Int {
    let limit = 1e12
    return length.isNaN ? 0 : Int(min(max(length.rounded(), -limit), limit))
  }

  /// How far something is moved; half a cell is too little to be seen.
  static func step(_ length: Double) -> Int {
    cells(length > 0 ? (length - 0.5).rounded(.up) : (length + 0.5).rounded(.down))
  }

  /// The size in points.
  var points: PointSize { PointSize(width: Double(width) * 8, height: Double(height) * 16) }

  /// What two rectangles have in common, with no width or height where that is nothing.
  package func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(
      x: left,
      y: top,
      width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0)
    )
  }

  /// The smallest rectangle that holds two.
  package func union(_ other: CellRect) -> CellRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return CellRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  package func contains(_ column: Int, _ row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }
}
