import Drawing
import Glibc
import ViewTree

extension SVGWriter {
  /// The wedges that a gradient around a centre is made of.
  private static let wedgeCount = 90
  /// The outlines of a drawing that have such a gradient; others have its first colour.
  private static let sweepLimit = 200

  /// Writes an outline with colours that run around a centre.
  ///
  /// SVG has no such gradient: wedges of even colours stand for it, seen through the outline.
  mutating func writeSweep(
    _ path: Path,
    _ line: Line?,
    _ stops: [GradientStop],
    _ center: Path.Point,
    _ angles: ClosedRange<Double>
  ) {
    let reach = radius(of: path, line, around: center)
    guard reach > 0, let first = stops.first else { return }
    sweeps += 1
    guard sweeps <= Self.sweepLimit else { return write(path, .color(first.color), line) }
    let name = newName()
    markup.raw("<mask maskUnits=\"userSpaceOnUse\"")
    markup.attribute("x", center.x - reach)
    markup.attribute("y", center.y - reach)
    markup.attribute("width", reach * 2)
    markup.attribute("height", reach * 2)
    markup.attribute("id", name)
    markup.raw(">")
    write(path, .color(.rgb(1, 1, 1)), line)
    // Smooth edges would let the background through between wedges.
    markup.raw("</mask><g shape-rendering=\"crispEdges\"")
    markup.attribute("mask", "url(#\(name))")
    markup.raw(">")
    let span = angles.upperBound - angles.lowerBound
    for index in 0..<Self.wedgeCount {
      let turn = (Double(index) + 0.5) / Double(Self.wedgeCount) * 360
      // The colours lie from the start on; what is left of the turn has the last one, then the first.
      let behind = turn - (angles.lowerBound - (angles.lowerBound / 360).rounded(.down) * 360)
      let way = behind < 0 ? behind + 360 : behind
      let place = span > 0 ? min(way / span, 1) : 1
      let isBeforeStart = span < 360 && way > span + (360 - span) / 2
      guard let mix = GradientSteps.colors(stops, at: isBeforeStart ? 0 : place) else { continue }
      let wedge = self.wedge(index, center, reach * 1.5)
      write(wedge, .color(mix.0), nil)
      guard mix.share > 0 else { continue }
      var second = mix.1
      second.opacity *= mix.share
      write(wedge, .color(second), nil)
    }
    markup.raw("</g>")
  }

  private func wedge(_ index: Int, _ center: Path.Point, _ radius: Double) -> Path {
    let step = 2 * Double.pi / Double(Self.wedgeCount)
    let (from, to) = (Double(index) * step, Double(index + 1) * step)
    return Path([
      .move(center),
      .line(Path.Point(x: center.x + cos(from) * radius, y: center.y + sin(from) * radius)),
      .line(Path.Point(x: center.x + cos(to) * radius, y: center.y + sin(to) * radius)),
      .close,
    ])
  }

  /// How far an outline reaches from a place.
  private func radius(of path: Path, _ line: Line?, around center: Path.Point) -> Double {
    var radius = 0.0
    func reach(_ points: Path.Point...) {
      for point in points {
        let distance = max(abs(point.x - center.x), abs(point.y - center.y))
        if distance.isFinite { radius = max(radius, distance) }
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): reach(point)
      case .quad(let point, let control): reach(point, control)
      case .curve(let point, let control1, let control2): reach(point, control1, control2)
      case .close: break
      }
    }
    guard radius > 0 else { return 0 }
    return min(radius + (line.map { max($0.width, 0) } ?? 0) + 1, 1e6)
  }
}
