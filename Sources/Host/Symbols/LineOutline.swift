import ViewTree

/// The outline of a line, for lines that are cut out of what is filled.
///
/// Only as good as symbols need: a line does not cross itself and turns by less than a half circle.
enum LineOutline {
  static func of(_ path: Path, width: Double) -> [Path.Element] {
    strokes(of: path).flatMap { outline($0.points, isClosed: $0.isClosed, width / 2) }
  }

  private struct Stroke {
    var points: [Path.Point]
    var isClosed = false
  }

  /// The lines of a path, with curves as short straight pieces.
  private static func strokes(of path: Path) -> [Stroke] {
    var strokes: [Stroke] = []
    func add(_ point: Path.Point) {
      guard !strokes.isEmpty else { return strokes.append(Stroke(points: [point])) }
      if strokes[strokes.count - 1].points.last != point {
        strokes[strokes.count - 1].points.append(point)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point): strokes.append(Stroke(points: [point]))
      case .line(let point), .quad(let point, _): add(point)
      case .curve(let end, let first, let second):
        guard let start = strokes.last?.points.last else { continue }
        for step in 1...8 {
          add(cubic(start, first, second, end, at: Double(step) / 8))
        }
      case .close:
        guard !strokes.isEmpty else { continue }
        strokes[strokes.count - 1].isClosed = true
        if strokes[strokes.count - 1].points.first == strokes[strokes.count - 1].points.last {
          strokes[strokes.count - 1].points.removeLast()
        }
      }
    }
    return strokes.filter { $0.points.count > 1 }
  }

  private static func cubic(
    _ start: Path.Point,
    _ first: Path.Point,
    _ second: Path.Point,
    _ end: Path.Point,
    at part: Double
  ) -> Path.Point {
    let rest = 1 - part
    let weights = (
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part
    )
    return Path.Point(
      x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y
    )
  }

  private static func outline(
    _ points: [Path.Point],
    isClosed: Bool,
    _ radius: Double
  ) -> [Path.Element] {
    let left = side(points, isClosed, radius)
    let right = side(points, isClosed, -radius)
    return isClosed ? polygon(left) + polygon(right) : polygon(left + right.reversed())
  }

  private static func polygon(_ points: [Path.Point]) -> [Path.Element] {
    guard let first = points.first else { return [] }
    return [.move(first)] + points.dropFirst().map { .line($0) } + [.close]
  }

  /// The points at a distance from a line, which meet in its corners; ends reach a little further.
  private static func side(
    _ points: [Path.Point],
    _ isClosed: Bool,
    _ distance: Double
  ) -> [Path.Point] {
    points.indices.map { index in
      let count = points.count
      let before = isClosed ? points[(index + count - 1) % count] : points[max(index - 1, 0)]
      let after = isClosed ? points[(index + 1) % count] : points[min(index + 1, count - 1)]
      let (here, one, two) = (
        points[index], direction(before, points[index]), direction(points[index], after)
      )
      let (first, second) = (one ?? two, two ?? one)
      guard let first, let second else { return here }
      let normal = Path.Point(x: -(first.y + second.y) / 2, y: (first.x + second.x) / 2)
      let square = normal.x * normal.x + normal.y * normal.y
      let scale = distance / max(square, 0.25)
      let reach = one == nil ? -abs(distance) * 0.5 : two == nil ? abs(distance) * 0.5 : 0
      return Path.Point(
        x: here.x + normal.x * scale + first.x * reach,
        y: here.y + normal.y * scale + first.y * reach
      )
    }
  }

  private static func direction(_ from: Path.Point, _ to: Path.Point) -> Path.Point? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Path.Point(x: x / length, y: y / length) : nil
  }
}
