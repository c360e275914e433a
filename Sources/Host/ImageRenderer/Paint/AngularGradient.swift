internal import CCairo
internal import Drawing
internal import Glibc
internal import ViewTree

/// A gradient around a point, which cairo does not have: it is made as pixels.
struct AngularGradient {
  /// More pixels are not worth their time; they are enlarged.
  private static let shades = 1024

  let stops: ColorStops
  let center: Path.Point
  let startDegrees: Double
  let endDegrees: Double

  /// The gradient over a rectangle; nil where it has one colour only.
  ///
  /// - Parameters:
  ///   - growth: Pixels per unit of the rectangle's coordinates.
  ///   - pixelLimit: About how many pixels it may have.
  func pattern(
    over bounds: Bounds,
    growth: Double,
    pixelLimit: Double
  ) -> (pattern: OpaquePointer, pixels: Int)? {
    guard !bounds.isEmpty, !stops.stops.isEmpty, center.x.isFinite, center.y.isFinite else {
      return nil
    }
    let area = bounds.width * bounds.height
    guard area.isFinite, growth > 0 else { return nil }
    let density = min(growth, (pixelLimit / area).squareRoot())
    // A border of pixels, so that the edge is not mixed with nothing.
    let width = Int(min(bounds.width * density, 32_000)) + 3
    let height = Int(min(bounds.height * density, 32_000)) + 3
    guard let raster = Raster(width: width, height: height) else { return nil }
    let shades = wheel
    raster.fill { x, y in
      let dx = bounds.left + (Double(x) - 0.5) / density - center.x
      let dy = bounds.top + (Double(y) - 0.5) / density - center.y
      let turn = atan2(dy, dx) / (2 * .pi)
      let index = Int((turn - turn.rounded(.down)) * Double(Self.shades))
      return shades[min(max(index, 0), Self.shades - 1)]
    }
    guard let pattern = cairo_pattern_create_for_surface(raster.surface) else { return nil }
    var matrix = cairo_matrix_t(
      xx: density,
      yx: 0,
      xy: 0,
      yy: density,
      x0: 1 - bounds.left * density,
      y0: 1 - bounds.top * density
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return (pattern, width * height)
  }

  /// The colours of a whole turn, clockwise from the right.
  ///
  /// Apple's AngularGradient: of more than a turn the last one is drawn; what less than a turn leaves
  /// open is filled with the last colour and the first, half each.
  private var wheel: [UInt32] {
    var (start, end) = (startDegrees, endDegrees)
    guard start.isFinite, end.isFinite, end > start else { return flatWheel }
    start = max(start, end - 360)
    end -= start
    let rest = 360 - end
    return (0..<Self.shades).map { shade in
      let degrees = (Double(shade) + 0.5) * 360 / Double(Self.shades)
      var turned = (degrees - start).truncatingRemainder(dividingBy: 360)
      if turned < 0 { turned += 360 }
      let location = turned <= end ? turned / end : (turned - end < rest / 2 ? 1 : 0)
      return stops.color(at: location)?.premultiplied ?? 0
    }
  }

  private var flatWheel: [UInt32] {
    Array(repeating: stops.last?.premultiplied ?? 0, count: Self.shades)
  }
}

extension Color {
  /// As cairo stores it: a word of alpha, red, green and blue, multiplied by alpha.
  var premultiplied: UInt32 {
    func byte(_ share: Double) -> UInt32 { UInt32(Color.share(share) * 255 + 0.5) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
