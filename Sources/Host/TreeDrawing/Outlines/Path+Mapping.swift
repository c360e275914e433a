import Drawing
import ViewTree

extension Path {
  /// The farthest that anything is drawn; what lies beyond is no more seen for being farther.
  static let reach = 1_000_000.0

  /// The same path with other points.
  func mapPoints(_ change: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let end): .move(change(end))
        case .line(let end): .line(change(end))
        case .quad(let end, let control): .quad(change(end), control: change(control))
        case .curve(let end, let first, let second):
          .curve(change(end), control1: change(first), control2: change(second))
        case .close: .close
        }
      },
      isEvenOdd: isEvenOdd
    )
  }

  /// The path at another place, within ``reach``.
  func moved(x: Double, y: Double) -> Path {
    mapPoints { point in
      Point(x: Path.bounded(point.x + x), y: Path.bounded(point.y + y))
    }
  }

  static func bounded(_ coordinate: Double) -> Double {
    coordinate.isNaN ? 0 : min(max(coordinate, -reach), reach)
  }

  /// The smallest rectangle around all points, those that only guide curves included.
  var bounds: Rect? {
    var corners: (Double, Double, Double, Double)?
    forEachPoint { point in
      let known = corners ?? (point.x, point.y, point.x, point.y)
      corners = (
        min(known.0, point.x), min(known.1, point.y), max(known.2, point.x), max(known.3, point.y)
      )
    }
    return corners.map { Rect(x: $0.0, y: $0.1, width: $0.2 - $0.0, height: $0.3 - $0.1) }
  }
}
