package import ViewTree

/// The outlines of shapes with a name, as paths of lines and cubic curves.
package enum Outlines {
  /// How far the control points of a quarter circle stand, as a part of its radius.
  private static let quarter = 0.552_284_749_830_793_6

  package static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path
  {
    Path([
      .move(Path.Point(x: x, y: y)), .line(Path.Point(x: x + width, y: y)),
      .line(Path.Point(x: x + width, y: y + height)), .line(Path.Point(x: x, y: y + height)),
      .close,
    ])
  }

  /// - Parameter radiusY: Nil for a circle.
  package static func ellipse(
    center: Path.Point,
    radiusX: Double,
    radiusY: Double? = nil
  ) -> Path {
    let radiusY = radiusY ?? radiusX
    let corner = Path.Point(x: center.x - radiusX, y: center.y - radiusY)
    return rounded(corner, 2 * radiusX, 2 * radiusY, Corners(radiusX, radiusY))
  }

  /// A rectangle with four equal corners, whose radius is at most half of its shorter side.
  package static func roundedRectangle(
    _ corner: Path.Point,
    _ width: Double,
    _ height: Double,
    radius: Double
  ) -> Path {
    let radius = max(min(radius, width / 2, height / 2), 0)
    guard radius > 0 else { return rectangle(corner.x, corner.y, width, height) }
    return rounded(corner, width, height, Corners(radius, radius))
  }

  /// The radii of the corners, clockwise from the top left one.
  package struct Corners {
    package var radii: [(x: Double, y: Double)]

    init(_ x: Double, _ y: Double) {
      radii = Array(repeating: (x, y), count: 4)
    }

    /// Round corners of different sizes, each at most half of the shorter side.
    package init(
      topLeft: Double,
      topRight: Double,
      bottomRight: Double,
      bottomLeft: Double,
      limit: Double
    ) {
      radii = [topLeft, topRight, bottomRight, bottomLeft].map {
        let radius = max(min($0, limit), 0)
        return (radius, radius)
      }
    }
  }

  /// A rectangle whose corners are quarters of ellipses.
  package static func rounded(
    _ corner: Path.Point,
    _ width: Double,
    _ height: Double,
    _ corners: Corners
  ) -> Path {
    let (left, top) = (corner.x, corner.y)
    let (right, bottom) = (left + width, top + height)
    let radii = corners.radii
    func point(_ x: Double, _ y: Double) -> Path.Point { Path.Point(x: x, y: y) }
    let rest = 1 - quarter
    return Path([
      .move(point(left + radii[0].x, top)),
      .line(point(right - radii[1].x, top)),
      .curve(
        point(right, top + radii[1].y),
        control1: point(right - radii[1].x * rest, top),
        control2: point(right, top + radii[1].y * rest)
      ),
      .line(point(right, bottom - radii[2].y)),
      .curve(
        point(right - radii[2].x, bottom),
        control1: point(right, bottom - radii[2].y * rest),
        control2: point(right - radii[2].x * rest, bottom)
      ),
      .line(point(left + radii[3].x, bottom)),
      .curve(
        point(left, bottom - radii[3].y),
        control1: point(left + radii[3].x * rest, bottom),
        control2: point(left, bottom - radii[3].y * rest)
      ),
      .line(point(left, top + radii[0].y)),
      .curve(
        point(left + radii[0].x, top),
        control1: point(left, top + radii[0].y * rest),
        control2: point(left + radii[0].x * rest, top)
      ),
      .close,
    ])
  }
}
