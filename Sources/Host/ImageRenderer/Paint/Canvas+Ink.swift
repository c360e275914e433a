internal import CCairo
internal import Drawing
internal import Theme
internal import ViewTree

extension Canvas {
  /// Dips the pen in an ink.
  ///
  /// - Parameters:
  ///   - bounds: What will be drawn with it, for inks that are made pixel by pixel.
  ///   - patterns: Makes those.
  /// - Throws: ``ImageError`` where they would be too much work.
  func setInk(
    _ ink: Ink,
    theme: Theme,
    opacity: Double,
    patterns: inout AngularPatterns,
    bounds: () -> Bounds
  ) throws(ImageError) {
    switch ink {
    case .color(let value):
      set(Color(value, theme: theme, opacity: opacity))
    case .linear(let stops, let start, let end):
      let stops = ColorStops(stops, theme: theme, opacity: opacity)
      guard start != end else { return set(stops.last) }
      let (x0, y0, x1, y1) = (place(start.x), place(start.y), place(end.x), place(end.y))
      setSource(cairo_pattern_create_linear(x0, y0, x1, y1), stops)
    case .radial(let stops, let center, let startRadius, let endRadius, let aspect):
      let stops = ColorStops(stops, theme: theme, opacity: opacity)
      setRadial(stops, center: center, from: startRadius, to: endRadius, aspect: aspect)
    case .angular(let stops, let center, let startDegrees, let endDegrees):
      let gradient = AngularGradient(
        stops: ColorStops(stops, theme: theme, opacity: opacity),
        center: center,
        startDegrees: startDegrees,
        endDegrees: endDegrees
      )
      let key = AngularPatterns.Key(
        ink: ink,
        bounds: bounds(),
        growth: matrix.growth,
        opacity: opacity
      )
      guard try patterns.set(gradient, for: key, on: pen) else { return set(gradient.stops.last) }
    }
  }

  func set(_ color: Color?) {
    guard let color else { return cairo_set_source_rgba(pen, 0, 0, 0, 0) }
    cairo_set_source_rgba(pen, color.red, color.green, color.blue, color.alpha)
  }

  private func setRadial(
    _ stops: ColorStops,
    center: Path.Point,
    from start: Double,
    to end: Double,
    aspect: Double
  ) {
    let (start, end) = (max(start, 0), min(max(end, 0), 1e6))
    guard start < end, aspect > 1e-6, aspect < 1e6 else { return set(stops.last) }
    let pattern = cairo_pattern_create_radial(0, 0, start, 0, 0, end)
    // From user coordinates to those of a circle around the origin.
    var matrix = cairo_matrix_t(
      xx: 1,
      yx: 0,
      xy: 0,
      yy: 1 / aspect,
      x0: -place(center.x),
      y0: -place(center.y) / aspect
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    setSource(pattern, stops)
  }

  private func setSource(_ pattern: OpaquePointer?, _ stops: ColorStops) {
    for stop in stops.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.location,
        color.red,
        color.green,
        color.blue,
        color.alpha
      )
    }
    cairo_set_source(pen, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// A coordinate within reason.
  private func place(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
}
