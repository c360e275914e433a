import Drawing
import Layout
import ViewTree

/// A rectangle of cells; an edge may be outside the screen.
struct CellRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
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

  func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(
      x: left,
      y: top,
      width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0)
    )
  }
}

/// What the modifiers around a node ask of it.
struct PaintState {
  var opacity = 1.0
  /// How far `offset` has moved the node.
  var dx = 0
  var dy = 0
  /// Where it may draw.
  var clip: CellRect
  /// Whether the node lies behind other content, where a terminal without colours draws nothing.
  var isBackground = false
  /// The most filters inside each other that are applied.
  static let filterLimit = 16
  /// What is done to colours, the outermost first.
  var filters: [Filter] = []
  /// How shapes are turned and scaled, in points of the screen; words stand upright.
  var turn: Turn?
  /// The round outlines that areas are cut to.
  var cuts: [Cut] = []
  /// The most outlines around each other that areas are cut to.
  static let cutLimit = 4
  /// What shapes and words are painted with in place of their own, where they are a mask.
  var maskPaint: Paint?
  /// The height in points that a frame gives, since a bar of 4 points is less than a row.
  var pointHeight: Double?
  /// Whether the node stands on the bottom of a row, as the bars of a chart made of shapes do.
  var standsOnBottom = false
}
