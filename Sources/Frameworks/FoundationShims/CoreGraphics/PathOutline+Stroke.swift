package import Foundation

/// How a line along an outline is drawn.
package struct LinePen: Hashable, Sendable {
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat
  package var dash: [CGFloat]
  package var dashPhase: CGFloat

  package init(
    width: CGFloat,
    cap: CGLineCap,
    join: CGLineJoin,
    miterLimit: CGFloat,
    dash: [CGFloat],
    dashPhase: CGFloat
  ) {
    (self.width, self.cap, self.join) = (width, cap, join)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

extension PathOutline {
  /// The outline of a line along this outline.
  ///
  /// It is made of overlapping pieces that all wind the same way: one for each straight part, corner
  /// and end. Together they cover what the line covers.
  package func stroked(_ pen: LinePen) -> PathOutline {
    var stroke = PathOutline()
    guard pen.width > 0, pen.width.isFinite else { return stroke }
    for line in lines() {
      for dash in line.dashes(pen.dash, phase: pen.dashPhase) { stroke.addLine(dash, pen) }
    }
    return stroke
  }

  private mutating func addLine(_ line: Line, _ pen: LinePen) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return addDot(points.first, pen) }
    let radius = pen.width / 2
    let ends = line.isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
    let sides = Array(zip(points, ends))
    for (index, (from, to)) in sides.enumerated() {
      let direction = Self.direction(from, to)
      var (from, to) = (from, to)
      if pen.cap == .square, !line.isClosed {
        if index == 0 { from = from.moved(direction, -radius) }
        if index == sides.count - 1 { to = to.moved(direction, radius) }
      }
      let normal = CGVector(dx: -direction.dy, dy: direction.dx)
      addPolygon([
        from.moved(normal, radius), to.moved(normal, radius), to.moved(normal, -radius),
        from.moved(normal, -radius),
      ])
      if index + 1 < sides.count || line.isClosed {
        let next = sides[(index + 1) % sides.count]
        addJoin(at: next.0, direction, Self.direction(next.0, next.1), pen)
      }
    }
    guard !line.isClosed, pen.cap == .round else { return }
    for end in [points.first, points.last] { addDisc(end, radius) }
  }

  private mutating func addDot(_ point: CGPoint?, _ pen: LinePen) {
    guard let point else { return }
    let radius = pen.width / 2
    switch pen.cap {
    case .butt: break
    case .round: addDisc(point, radius)
    case .square:
      addRect(
        CGRect(x: point.x - radius, y: point.y - radius, width: pen.width, height: pen.width)
      )
    }
  }

  private mutating func addDisc(_ center: CGPoint?, _ radius: CGFloat) {
    guard let center else { return }
    addEllipse(
      in: CGRect(
        x: center.x - radius,
        y: center.y - radius,
        width: radius * 2,
        height: radius * 2
      )
    )
  }

  private mutating func addJoin(
    at corner: CGPoint,
    _ before: CGVector,
    _ after: CGVector,
    _ pen: LinePen
  ) {
    let radius = pen.width / 2
    let turn = before.dx * after.dy - before.dy * after.dx
    if pen.join == .round { return addDisc(corner, radius) }
    // The outer side of the corner.
    let side: CGFloat = turn > 0 ? -radius : radius
    let first = corner.moved(CGVector(dx: -before.dy, dy: before.dx), side)
    let second = corner.moved(CGVector(dx: -after.dy, dy: after.dx), side)
    var points = [corner, first, second]
    let cosine = before.dx * after.dx + before.dy * after.dy
    // The tip's distance over the half width is 1 / cos(turn / 2).
    let half = ((1 + cosine) / 2).squareRoot()
    if pen.join == .miter, half > 1e-6, 1 / half <= pen.miterLimit, abs(turn) > 1e-9 {
      let reach = radius * (1 - cosine) / abs(turn)
      points = [corner, first, first.moved(before, reach), second]
    }
    addPolygon(points)
  }

  /// Adds a polygon that winds clockwise on screen, as discs do.
  private mutating func addPolygon(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(CGFloat(0)) { sum, side in
      sum + side.0.x * side.1.y - side.1.x * side.0.y
    }
    addLines(area < 0 ? points.reversed() : points)
    close()
  }

  private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}

extension CGPoint {
  fileprivate func moved(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}

extension PathOutline.Line {
  /// The most dashes that one line is cut into.
  private static let dashLimit = 4096

  /// The parts of the line that a pattern of lengths draws.
  func dashes(_ pattern: [CGFloat], phase: CGFloat) -> [PathOutline.Line] {
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return [self]
    }
    let lengths = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
    var position = phase.truncatingRemainder(dividingBy: lengths.reduce(0, +))
    if position < 0 { position += lengths.reduce(0, +) }
    var index = 0
    while position >= lengths[index], position > 0 {
      position -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var rest = lengths[index] - position
    let points = isClosed ? points + points.prefix(1) : points
    var dashes: [PathOutline.Line] = []
    var current: [CGPoint] = index.isMultiple(of: 2) ? Array(points.prefix(1)) : []
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      var done: CGFloat = 0
      while length - done > rest, dashes.count < Self.dashLimit {
        done += rest
        let cut = CGPoint(x: from.x + dx * done / length, y: from.y + dy * done / length)
        if index.isMultiple(of: 2) {
          dashes.append(.init(points: current + [cut], isClosed: false))
          current = []
        } else {
          current = [cut]
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
        if rest == 0, lengths.count > 1 { rest = .leastNonzeroMagnitude }
      }
      rest -= length - done
      if index.isMultiple(of: 2) { current.append(to) }
    }
    if current.count > 1 { dashes.append(.init(points: current, isClosed: false)) }
    return dashes
  }
}
