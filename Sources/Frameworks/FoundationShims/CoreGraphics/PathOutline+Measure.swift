package import Foundation

extension PathOutline {
  /// Straight lines that stay close to the outline, one list of points for each part.
  package struct Line: Hashable, Sendable {
    package var points: [CGPoint]
    package var isClosed: Bool
  }

  /// The outline as straight lines.
  ///
  /// - Parameter pieces: Into how many lines a curve is cut.
  package func lines(pieces: Int = 16) -> [Line] {
    var lines: [Line] = []
    for segment in segments {
      guard case .move(let point) = segment else {
        if lines.isEmpty { continue }
        if case .close = segment {
          lines[lines.count - 1].isClosed = true
          continue
        }
        if lines[lines.count - 1].isClosed, let first = lines[lines.count - 1].points.first {
          lines.append(Line(points: [first], isClosed: false))
        }
        let from = lines[lines.count - 1].points.last ?? .zero
        lines[lines.count - 1].points += Self.points(of: segment, from: from, pieces: pieces)
        continue
      }
      lines.append(Line(points: [point], isClosed: false))
    }
    return lines
  }

  private static func points(of segment: PathSegment, from: CGPoint, pieces: Int) -> [CGPoint] {
    switch segment {
    case .quad, .curve:
      (1...max(pieces, 1)).map {
        Self.point(of: segment, from: from, at: CGFloat($0) / CGFloat(pieces))
      }
    default: segment.points
    }
  }

  /// Where a step is after a part of its way, 0…1.
  static func point(of segment: PathSegment, from: CGPoint, at t: CGFloat) -> CGPoint {
    let rest = 1 - t
    switch segment {
    case .quad(let end, let control):
      let (a, b, c) = (rest * rest, 2 * rest * t, t * t)
      return CGPoint(
        x: a * from.x + b * control.x + c * end.x,
        y: a * from.y + b * control.y + c * end.y
      )
    case .curve(let end, let first, let second):
      let (a, b) = (rest * rest * rest, 3 * rest * rest * t)
      let (c, d) = (3 * rest * t * t, t * t * t)
      return CGPoint(
        x: a * from.x + b * first.x + c * second.x + d * end.x,
        y: a * from.y + b * first.y + c * second.y + d * end.y
      )
    default:
      guard let end = segment.end else { return from }
      return CGPoint(x: rest * from.x + t * end.x, y: rest * from.y + t * end.y)
    }
  }

  /// The smallest rectangle around all points, control points included.
  package var controlBounds: CGRect? { Self.bounds(of: segments.flatMap(\.points)) }

  /// The smallest rectangle around the outline.
  ///
  /// Curves reach out where their slope along an axis is zero.
  package var bounds: CGRect? {
    var points: [CGPoint] = []
    var from = CGPoint.zero
    var start = CGPoint.zero
    for segment in segments {
      for t in Self.extremes(of: segment, from: from) {
        points.append(Self.point(of: segment, from: from, at: t))
      }
      if case .move(let point) = segment { start = point }
      from = segment.end ?? start
      points.append(from)
    }
    return Self.bounds(of: points)
  }

  private static func bounds(of points: [CGPoint]) -> CGRect? {
    guard let first = points.first else { return nil }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Where a curve turns back along an axis, as parts of its way.
  private static func extremes(of segment: PathSegment, from: CGPoint) -> [CGFloat] {
    switch segment {
    case .quad(let end, let control):
      let xs = roots(0, control.x - from.x - (end.x - control.x), from.x - control.x)
      let ys = roots(0, control.y - from.y - (end.y - control.y), from.y - control.y)
      return xs + ys
    case .curve(let end, let first, let second):
      func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        roots(d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
      }
      return turns(from.x, first.x, second.x, end.x) + turns(from.y, first.y, second.y, end.y)
    default: return []
    }
  }

  /// Where a·t² + b·t + c is zero between 0 and 1.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    var found: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { found = [-c / b] }
    } else if b * b - 4 * a * c >= 0 {
      let root = (b * b - 4 * a * c).squareRoot()
      found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  /// Whether a point lies inside, after each part has been closed.
  package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var winding = 0
    for line in lines() {
      guard let first = line.points.first else { continue }
      var from = first
      for to in line.points.dropFirst() + [first] {
        winding += Self.crossing(from, to, point)
        from = to
      }
    }
    return isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// 1 or -1 where a line crosses the ray to the right of a point downwards or upwards, else 0.
  private static func crossing(_ from: CGPoint, _ to: CGPoint, _ point: CGPoint) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    guard x > point.x else { return 0 }
    return to.y > from.y ? 1 : -1
  }
}
