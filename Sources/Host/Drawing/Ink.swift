package import ViewTree

/// What fills outlines and letters, with gradients in absolute points.
///
/// Colours that a theme decides stay names, so that one drawing serves light and dark.
package enum Ink: Hashable, Sendable {
  case color(ColorValue)
  indirect case linear(stops: [GradientStop], from: Path.Point, to: Path.Point)
  /// Runs outwards from a centre; where the radii differ between the axes, `aspect` is the vertical
  /// one as a multiple of the horizontal one.
  indirect case radial(
    stops: [GradientStop],
    center: Path.Point,
    startRadius: Double,
    endRadius: Double,
    aspect: Double
  )
  /// Runs around a centre, clockwise from the right; in degrees.
  indirect case angular(
    stops: [GradientStop],
    center: Path.Point,
    startDegrees: Double,
    endDegrees: Double
  )
}

/// How a line is drawn along an outline.
package struct Line: Hashable, Sendable {
  /// In points.
  package var width: Double
  package var cap: Stroke.Cap
  package var join: Stroke.Join
  package var miterLimit: Double
  /// The lengths that are drawn and left out in turn, in points.
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    width: Double = 1,
    cap: Stroke.Cap = .butt,
    join: Stroke.Join = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension Ink {
  /// A paint over a rectangle, whose unit points become places.
  package init(_ paint: Paint, x: Double, y: Double, width: Double, height: Double) {
    func place(_ point: UnitPoint) -> Path.Point {
      Path.Point(x: x + point.x * width, y: y + point.y * height)
    }
    switch paint {
    case .color(let color):
      self = .color(color)
    case .linearGradient(let stops, let start, let end):
      self = .linear(stops: stops, from: place(start), to: place(end))
    case .radialGradient(let stops, let center, let start, let end):
      self = .radial(
        stops: stops,
        center: place(center),
        startRadius: start,
        endRadius: end,
        aspect: 1
      )
    case .ellipticalGradient(let stops, let center, let start, let end):
      self = .radial(
        stops: stops,
        center: place(center),
        startRadius: start * width,
        endRadius: end * width,
        aspect: width > 0 ? height / width : 1
      )
    case .angularGradient(let stops, let center, let start, let end):
      self = .angular(
        stops: stops,
        center: place(center),
        startDegrees: start,
        endDegrees: end
      )
    }
  }
}
