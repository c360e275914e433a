package import Foundation

extension PathOutline {
  /// How far an arc turns, as Core Graphics reckons: less than a turn unless the angles are a turn
  /// apart or more in the arc's own direction.
  package static func sweep(from start: Double, to end: Double, isClockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = isClockwise ? start - end : end - start
    guard difference.isFinite else { return 0 }
    let wanted = difference >= turn ? turn : difference - (difference / turn).rounded(.down) * turn
    return isClockwise ? -wanted : wanted
  }

  /// Adds a part of a circle, with a line to where it begins.
  package mutating func addArc(center: CGPoint, radius: CGFloat, start: Double, sweep: Double) {
    guard start.isFinite, sweep.isFinite else { return }
    let first = Self.point(center, CGSize(width: radius, height: radius), start)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let whole = min(max(sweep, -4 * .pi), 4 * .pi)
    addQuarters(
      around: center,
      radii: CGSize(width: radius, height: radius),
      start: start,
      sweep: whole
    )
  }

  /// Adds a part of an ellipse as curves of at most a quarter each.
  mutating func addQuarters(around center: CGPoint, radii: CGSize, start: Double, sweep: Double) {
    let count = max((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 1)
    let step = sweep / count
    // The usual approximation of a circle by cubic curves.
    let reach = CGFloat(4.0 / 3 * tan(step / 4))
    for index in 0..<Int(count) {
      let (from, to) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (begin, end) = (Self.point(center, radii, from), Self.point(center, radii, to))
      add(
        .curve(
          end,
          CGPoint(
            x: begin.x - reach * radii.width * CGFloat(sin(from)),
            y: begin.y + reach * radii.height * CGFloat(cos(from))
          ),
          CGPoint(
            x: end.x + reach * radii.width * CGFloat(sin(to)),
            y: end.y - reach * radii.height * CGFloat(cos(to))
          )
        )
      )
    }
  }

  private static func point(_ center: CGPoint, _ radii: CGSize, _ angle: Double) -> CGPoint {
    CGPoint(
      x: center.x + radii.width * CGFloat(cos(angle)),
      y: center.y + radii.height * CGFloat(sin(angle))
    )
  }

  /// Adds the arc that touches the lines to a corner and away from it.
  package mutating func addArc(tangent corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    guard let from = currentPoint else { return }
    let (first, second) = (Self.unit(corner, from), Self.unit(corner, end))
    guard let first, let second, radius > 0 else { return addLine(to: corner) }
    let cosine = Double(first.dx * second.dx + first.dy * second.dy)
    let angle = acos(min(max(cosine, -1), 1))
    let distance = CGFloat(Double(radius) / tan(angle / 2))
    guard angle > 1e-6, distance.isFinite, angle < .pi - 1e-6 else { return addLine(to: corner) }
    let begin = CGPoint(x: corner.x + first.dx * distance, y: corner.y + first.dy * distance)
    let stop = CGPoint(x: corner.x + second.dx * distance, y: corner.y + second.dy * distance)
    let bisector = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
    let length = (bisector.dx * bisector.dx + bisector.dy * bisector.dy).squareRoot()
    let reach = CGFloat(Double(radius) / sin(angle / 2)) / length
    let center = CGPoint(x: corner.x + bisector.dx * reach, y: corner.y + bisector.dy * reach)
    let start = atan2(Double(begin.y - center.y), Double(begin.x - center.x))
    let finish = atan2(Double(stop.y - center.y), Double(stop.x - center.x))
    var sweep = finish - start
    if sweep > .pi { sweep -= 2 * .pi } else if sweep < -.pi { sweep += 2 * .pi }
    addArc(center: center, radius: radius, start: start, sweep: sweep)
  }

  private static func unit(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 && length.isFinite ? CGVector(dx: dx / length, dy: dy / length) : nil
  }
}

extension PathOutline {
  /// The sizes of a rectangle's four corners.
  package struct Corners {
    var topLeading: CGSize
    var topTrailing: CGSize
    var bottomTrailing: CGSize
    var bottomLeading: CGSize

    package init(_ size: CGSize) {
      (topLeading, topTrailing, bottomTrailing, bottomLeading) = (size, size, size, size)
    }

    /// Corners of four radii.
    package init(
      topLeading: CGFloat,
      topTrailing: CGFloat,
      bottomTrailing: CGFloat,
      bottomLeading: CGFloat
    ) {
      func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
      self.topLeading = square(topLeading)
      self.topTrailing = square(topTrailing)
      self.bottomTrailing = square(bottomTrailing)
      self.bottomLeading = square(bottomLeading)
    }
  }

  /// Adds a rectangle with round corners, none of them larger than half of a side.
  package mutating func addRoundedRect(_ rect: CGRect, corners: Corners) {
    let rect = rect.standardized
    func fitted(_ size: CGSize) -> CGSize {
      CGSize(
        width: min(max(size.width, 0), rect.width / 2),
        height: min(max(size.height, 0), rect.height / 2)
      )
    }
    let turns: [(CGSize, x: CGFloat, y: CGFloat, inX: CGFloat, inY: CGFloat, Double)] = [
      (fitted(corners.topTrailing), rect.maxX, rect.minY, -1, 1, -0.5 * .pi),
      (fitted(corners.bottomTrailing), rect.maxX, rect.maxY, -1, -1, 0),
      (fitted(corners.bottomLeading), rect.minX, rect.maxY, 1, -1, 0.5 * .pi),
      (fitted(corners.topLeading), rect.minX, rect.minY, 1, 1, .pi),
    ]
    move(to: CGPoint(x: rect.minX + fitted(corners.topLeading).width, y: rect.minY))
    for (size, x, y, inX, inY, start) in turns {
      let center = CGPoint(x: x + inX * size.width, y: y + inY * size.height)
      addLine(to: Self.point(center, size, start))
      guard size.width > 0, size.height > 0 else { continue }
      addQuarters(around: center, radii: size, start: start, sweep: .pi / 2)
    }
    close()
  }
}
