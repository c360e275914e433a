internal import Foundation

extension PathOutline {
  /// The part of the outline between two fractions of its length.
  package func trimmed(from: Double, to: Double) -> PathOutline {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return PathOutline() }
    guard from > 0 || to < 1 else { return self }
    let steps = measuredSteps()
    let total = steps.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return PathOutline() }
    var trimmed = PathOutline()
    var done = 0.0
    for step in steps {
      let (begin, end) = (done, done + step.length)
      done = end
      guard end > from * total, begin < to * total, step.length > 0 else { continue }
      let first = step.fraction(at: from * total - begin)
      let last = step.fraction(at: to * total - begin)
      guard first < last else { continue }
      let piece = step.piece(from: first, to: last)
      if trimmed.currentPoint != piece.start || step.isFirst { trimmed.move(to: piece.start) }
      trimmed.add(piece.segment)
    }
    return trimmed
  }

  /// A step with where it begins and how long it is.
  private struct Step {
    let start: CGPoint
    let segment: PathSegment
    /// How far it is to each of a number of equal parts of the way.
    let lengths: [Double]
    /// Whether a new part of the outline begins here.
    let isFirst: Bool

    init(_ segment: PathSegment, from start: CGPoint, isFirst: Bool) {
      (self.start, self.segment, self.isFirst) = (start, segment, isFirst)
      var lengths = [0.0]
      var last = start
      let pieces = if case .line = segment { 1 } else { 24 }
      for index in 1...pieces {
        let t = CGFloat(index) / CGFloat(pieces)
        let next = PathOutline.point(of: segment, from: start, at: t)
        let (dx, dy) = (Double(next.x - last.x), Double(next.y - last.y))
        lengths.append((lengths.last ?? 0) + (dx * dx + dy * dy).squareRoot())
        last = next
      }
      self.lengths = lengths
    }

    var length: Double { lengths.last ?? 0 }

    /// The part of the way, 0…1, at a distance from the start.
    func fraction(at distance: Double) -> CGFloat {
      guard distance > 0 else { return 0 }
      guard distance < length, let after = lengths.firstIndex(where: { $0 >= distance }), after > 0
      else { return 1 }
      let (low, high) = (lengths[after - 1], lengths[after])
      let part = high > low ? (distance - low) / (high - low) : 0
      return CGFloat((Double(after - 1) + part) / Double(lengths.count - 1))
    }

    /// The part of a step between two parts of its way, by de Casteljau's construction.
    func piece(from t0: CGFloat, to t1: CGFloat) -> (start: CGPoint, segment: PathSegment) {
      func blossom(_ points: [CGPoint], _ ts: [CGFloat]) -> CGPoint {
        var points = points
        for t in ts {
          points = zip(points, points.dropFirst()).map { a, b in
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
          }
        }
        return points.first ?? .zero
      }
      let points = [start] + segment.points
      switch segment {
      case .quad:
        let control = blossom(points, [t0, t1])
        return (blossom(points, [t0, t0]), .quad(blossom(points, [t1, t1]), control: control))
      case .curve:
        return (
          blossom(points, [t0, t0, t0]),
          .curve(
            blossom(points, [t1, t1, t1]),
            blossom(points, [t0, t0, t1]),
            blossom(points, [t0, t1, t1])
          )
        )
      default: return (blossom(points, [t0]), .line(blossom(points, [t1])))
      }
    }
  }

  private func measuredSteps() -> [Step] {
    var steps: [Step] = []
    var (start, from) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for segment in segments {
      switch segment {
      case .move(let point):
        (start, from, isFirst) = (point, point, true)
        continue
      case .close: steps.append(Step(.line(start), from: from, isFirst: isFirst))
      default: steps.append(Step(segment, from: from, isFirst: isFirst))
      }
      from = segment.end ?? start
      isFirst = segment == .close
    }
    return steps
  }
}
