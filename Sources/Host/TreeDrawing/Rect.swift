import Drawing
import Layout
import ViewTree

/// A rectangle in points.
struct Rect: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ frame: PlacedTree.Frame, dx: Double, dy: Double) {
    x = frame.x + dx
    y = frame.y + dy
    width = frame.width
    height = frame.height
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var isEmpty: Bool { !(width > 0 && height > 0) }
  var area: Double { isEmpty ? 0 : width * height }
  var corner: Path.Point { Path.Point(x: x, y: y) }
  var center: Path.Point { Path.Point(x: x + width / 2, y: y + height / 2) }

  func point(_ unit: UnitPoint) -> Path.Point {
    Path.Point(x: x + unit.x * width, y: y + unit.y * height)
  }

  /// Smaller on all sides; larger for a negative distance.
  func inset(by distance: Double) -> Rect {
    Rect(
      x: x + min(distance, width / 2),
      y: y + min(distance, height / 2),
      width: max(width - 2 * distance, 0),
      height: max(height - 2 * distance, 0)
    )
  }

  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0)
    )
  }

  /// Whether the two share a point, edges included.
  func touches(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  /// The largest square in the middle.
  var square: Rect {
    let side = min(width, height)
    return Rect(x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
  }

  var path: Path { Outlines.rectangle(x, y, width, height) }

  func rounded(_ radius: Double) -> Path {
    Outlines.roundedRectangle(corner, width, height, radius: radius)
  }
}
