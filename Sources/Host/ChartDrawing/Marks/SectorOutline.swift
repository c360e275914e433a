import Drawing
import Glibc
import ViewTree

/// The outline of a slice: two arcs and two edges, each edge moved inwards and each corner rounded.
struct SectorOutline {
  let center: Path.Point
  let inner: Double
  let outer: Double
  /// Radians, clockwise from the top.
  let start: Double
  let end: Double
  /// How far the edges are moved inwards, in points.
  let inset: Double
  let cornerRadius: Double

  private var half: Double { (end - start) / 2 }
  /// How far a slice's edges open: those of more than half a circle never meet.
  private var opening: Double { sin(min(half, .pi / 2)) }

  var path: Path {
    guard outer > 0, end > start else { return Path([]) }
    if half >= .pi - 1e-6 { return ring }
    var pen = ArcPen(center)
    drawOuterArc(&pen)
    drawInnerEnd(&pen)
    pen.elements.append(.close)
    return Path(pen.elements)
  }

  /// The whole circle.
  private var ring: Path {
    var elements = Outlines.ellipse(center: center, radiusX: outer).elements
    if inner > 0 { elements += Outlines.ellipse(center: center, radiusX: inner).elements }
    return Path(elements, isEvenOdd: true)
  }

  /// The inset that leaves something of a slice to see.
  private var heldInset: Double { max(min(inset, outer * opening * 0.6), 0) }

  private var outerRadius: Double {
    let most = (outer * opening - heldInset) / (1 + opening)
    return max(min(cornerRadius, (outer - inner) / 2, most), 0)
  }

  private var innerRadius: Double {
    guard inner > 0 else { return 0 }
    let most = opening < 1 ? (inner * opening - heldInset) / (1 - opening) : .infinity
    return max(min(cornerRadius, (outer - inner) / 2, most), 0)
  }

  private func drawOuterArc(_ pen: inout ArcPen) {
    let radius = outerRadius
    let distance = outer - radius
    let turn = asin(min((heldInset + radius) / max(distance, 1e-9), 1))
    let along = (distance * distance - (heldInset + radius) * (heldInset + radius)).squareRoot()
    pen.move(angle: start, along: along.isFinite ? along : 0, aside: heldInset)
    if radius > 0 {
      pen.corner(
        angle: start + turn,
        distance: distance,
        radius,
        from: start - .pi / 2,
        to: start + turn
      )
    }
    pen.arc(outer, from: start + turn, to: end - turn)
    guard radius > 0 else { return }
    pen.corner(angle: end - turn, distance: distance, radius, from: end - turn, to: end + .pi / 2)
  }

  private func drawInnerEnd(_ pen: inout ArcPen) {
    let radius = innerRadius
    guard inner > 0, inner * opening > heldInset else {
      // The edges meet before they reach the hole, or there is none.
      let tip = opening > 0 ? max(heldInset / opening, half < .pi / 2 ? inner : 0) : 0
      return pen.line(angle: (start + end) / 2, distance: tip)
    }
    let distance = inner + radius
    let turn = asin(min((heldInset + radius) / distance, 1))
    if radius > 0 {
      pen.corner(
        angle: end - turn,
        distance: distance,
        radius,
        from: end + .pi / 2,
        to: end - turn + .pi
      )
    }
    pen.arc(inner, from: end - turn, to: start + turn)
    guard radius > 0 else { return }
    pen.corner(
      angle: start + turn,
      distance: distance,
      radius,
      from: start + turn + .pi,
      to: start - .pi / 2 + 2 * .pi
    )
  }
}

/// Draws arcs as cubic curves; angles are in radians, clockwise from the top.
struct ArcPen {
  let center: Path.Point
  var elements: [Path.Element] = []

  init(_ center: Path.Point) { self.center = center }

  private func point(_ middle: Path.Point, _ radius: Double, _ angle: Double) -> Path.Point {
    Path.Point(x: middle.x + sin(angle) * radius, y: middle.y - cos(angle) * radius)
  }

  /// Begins beside a ray: so far along it, and so far to its clockwise side.
  mutating func move(angle: Double, along: Double, aside: Double) {
    let foot = point(center, along, angle)
    elements.append(
      .move(Path.Point(x: foot.x + cos(angle) * aside, y: foot.y + sin(angle) * aside))
    )
  }

  mutating func line(angle: Double, distance: Double) {
    elements.append(.line(point(center, distance, angle)))
  }

  /// An arc around the centre, with a straight line to where it begins.
  mutating func arc(_ radius: Double, from: Double, to: Double) {
    elements.append(.line(point(center, radius, from)))
    turn(center, radius, from: from, to: to)
  }

  /// A corner's arc, whose centre is at a distance on a ray.
  mutating func corner(
    angle: Double,
    distance: Double,
    _ radius: Double,
    from: Double,
    to: Double
  ) {
    let middle = point(center, distance, angle)
    elements.append(.line(point(middle, radius, from)))
    turn(middle, radius, from: from, to: to)
  }

  private mutating func turn(_ middle: Path.Point, _ radius: Double, from: Double, to: Double) {
    let pieces = max((abs(to - from) / (.pi / 2) - 1e-9).rounded(.up), 1)
    let step = (to - from) / pieces
    // The cubic curve nearest to an arc (Riškus, "Approximation of a cubic Bézier curve by circular
    // arcs and vice versa", 2006).
    let reach = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<Int(min(pieces, 8)) {
      let (first, last) = (from + step * Double(piece), from + step * Double(piece + 1))
      let (begin, end) = (point(middle, radius, first), point(middle, radius, last))
      elements.append(
        .curve(
          end,
          control1: Path.Point(x: begin.x + cos(first) * reach, y: begin.y + sin(first) * reach),
          control2: Path.Point(x: end.x - cos(last) * reach, y: end.y - sin(last) * reach)
        )
      )
    }
  }
}
