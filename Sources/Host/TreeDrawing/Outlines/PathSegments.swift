import Drawing
import ViewTree

/// A path as a list of lines and cubic curves with their lengths.
struct PathSegments {
  struct Segment {
    var start: Path.Point
    /// Nil for a straight line.
    var controls: (Path.Point, Path.Point)?
    var end: Path.Point
    var length: Double
    /// Whether the pen came down where the segment starts.
    var isFirst: Bool
  }

  private(set) var segments: [Segment] = []
  private(set) var length = 0.0

  init(_ path: Path) {
    var (pen, home) = (Path.Point(x: 0, y: 0), Path.Point(x: 0, y: 0))
    var isFirst = true
    for element in path.elements {
      switch element {
      case .move(let end):
        (pen, home, isFirst) = (end, end, true)
        continue
      case .line(let end): add(from: pen, to: end, nil, isFirst)
      case .quad(let end, let control):
        add(from: pen, to: end, pen.cubicControls(to: end, control: control), isFirst)
      case .curve(let end, let first, let second):
        add(from: pen, to: end, (first, second), isFirst)
      case .close:
        add(from: pen, to: home, nil, isFirst)
      }
      pen = segments.last?.end ?? pen
      isFirst = false
    }
  }

  private mutating func add(
    from start: Path.Point,
    to end: Path.Point,
    _ controls: (Path.Point, Path.Point)?,
    _ isFirst: Bool
  ) {
    var segment = Segment(start: start, controls: controls, end: end, length: 0, isFirst: isFirst)
    segment.length = segment.measuredLength
    length += segment.length
    segments.append(segment)
  }
}

extension PathSegments.Segment {
  /// A curve is measured as so many straight lines.
  private static var steps: Int { 16 }

  fileprivate var measuredLength: Double {
    guard let (first, second) = controls else { return start.distance(to: end) }
    var (length, last) = (0.0, start)
    for step in 1...PathSegments.Segment.steps {
      let t = Double(step) / Double(PathSegments.Segment.steps)
      let point = start.toward(first, t).toward(first.toward(second, t), t)
        .toward(first.toward(second, t).toward(second.toward(end, t), t), t)
      length += last.distance(to: point)
      last = point
    }
    return length
  }

  /// The part between two fractions of the segment (de Casteljau's division).
  func part(from low: Double, to high: Double) -> PathSegments.Segment {
    guard low > 0 || high < 1 else { return self }
    var part = self
    if high < 1 { part = part.divided(at: high).0 }
    if low > 0, high > 0 { part = part.divided(at: low / high).1 }
    return part
  }

  private func divided(at t: Double) -> (PathSegments.Segment, PathSegments.Segment) {
    var (head, tail) = (self, self)
    guard let (first, second) = controls else {
      head.end = start.toward(end, t)
      tail.start = head.end
      return (head, tail)
    }
    let (a, b, c) = (start.toward(first, t), first.toward(second, t), second.toward(end, t))
    let (d, e) = (a.toward(b, t), b.toward(c, t))
    let middle = d.toward(e, t)
    (head.controls, head.end) = ((a, d), middle)
    (tail.start, tail.controls) = (middle, (e, c))
    return (head, tail)
  }
}
