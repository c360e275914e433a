/// A rectangle of a drawing, in points.
package struct ChartRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle with two opposite corners, in any order.
  init(_ x1: Double, _ y1: Double, to x2: Double, _ y2: Double) {
    self.init(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }

  func overlaps(_ other: ChartRect) -> Bool {
    x < other.maxX && maxX > other.x && y < other.maxY && maxY > other.y
  }

  /// What is left when space is taken away from the edges; never less than nothing.
  func inset(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) -> ChartRect
  {
    ChartRect(
      x: x + min(left, width),
      y: y + min(top, height),
      width: max(width - left - right, 0),
      height: max(height - top - bottom, 0)
    )
  }
}
