import Drawing
import Glibc
import ViewTree

/// The outline of a point's shape.
struct PointOutline {
  let path: Path
  /// Whether the shape is made of lines instead of an area.
  let isOpen: Bool

  /// - Parameter radius: From the middle of a circle to its edge; other shapes look as large.
  init(_ shape: Chart.PointShape, _ center: Path.Point, radius: Double) {
    switch shape {
    case .circle:
      path = Outlines.ellipse(center: center, radiusX: radius)
      isOpen = false
    case .square:
      let half = radius * 0.9
      path = Outlines.rectangle(center.x - half, center.y - half, half * 2, half * 2)
      isOpen = false
    case .triangle:
      path = PointOutline.polygon(3, center, radius * 1.25)
      isOpen = false
    case .diamond:
      path = PointOutline.polygon(4, center, radius * 1.2)
      isOpen = false
    case .pentagon:
      path = PointOutline.polygon(5, center, radius * 1.1)
      isOpen = false
    case .plus: (path, isOpen) = (PointOutline.star([0, 90], center, radius), true)
    case .cross: (path, isOpen) = (PointOutline.star([45, 135], center, radius * 1.2), true)
    case .asterisk: (path, isOpen) = (PointOutline.star([30, 90, 150], center, radius), true)
    }
  }

  private static func point(_ center: Path.Point, _ radius: Double, degrees: Double) -> Path.Point {
    let angle = degrees * .pi / 180
    return Path.Point(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
  }

  /// A regular polygon with a corner on top.
  private static func polygon(_ corners: Int, _ center: Path.Point, _ radius: Double) -> Path {
    let points = (0..<corners).map {
      point(center, radius, degrees: -90 + Double($0) * 360 / Double(corners))
    }
    return Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
  }

  /// Lines through the middle.
  private static func star(_ angles: [Double], _ center: Path.Point, _ radius: Double) -> Path {
    Path(
      angles.flatMap { angle -> [Path.Element] in
        [
          .move(point(center, radius, degrees: angle)),
          .line(point(center, radius, degrees: angle + 180)),
        ]
      }
    )
  }
}
