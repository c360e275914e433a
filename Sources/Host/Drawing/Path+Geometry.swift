package import ViewTree

extension Path.Point {
  /// The point that lies so far on the way to another one, 0…1.
  package func toward(_ other: Path.Point, _ share: Double) -> Path.Point {
    Path.Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  package func distance(to other: Path.Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The points that guide a quadratic curve from here where it is drawn as a cubic one.
  package func cubicControls(
    to end: Path.Point,
    control: Path.Point
  ) -> (Path.Point, Path.Point) {
    (toward(control, 2.0 / 3), end.toward(control, 2.0 / 3))
  }
}

extension Path {
  /// Calls for each point of the outline, those that only guide curves included.
  package func forEachPoint(_ body: (Point) -> Void) {
    for element in elements {
      switch element {
      case .move(let end), .line(let end): body(end)
      case .quad(let end, let control):
        body(end)
        body(control)
      case .curve(let end, let first, let second):
        body(end)
        body(first)
        body(second)
      case .close: break
      }
    }
  }
}

extension ShapeKind {
  /// Whether the outline is the author's own.
  package var isFree: Bool { if case .path = self { true } else { false } }
}
