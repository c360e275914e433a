internal import CCairo
internal import Drawing
internal import ViewTree

extension Painter {
  mutating func fill(_ path: Path, _ ink: Ink) throws(ImageError) {
    let isRough = try budget.outlines.take(path, on: canvas)
    canvas.trace(path)
    try setInk(ink) { path.bounds }
    smooth(isRough) { cairo_fill(canvas.pen) }
  }

  /// Dips the pen in an ink.
  ///
  /// - Parameter bounds: What will be drawn with it.
  func setInk(_ ink: Ink, bounds: () -> Bounds) throws(ImageError) {
    try canvas.setInk(
      ink,
      theme: theme,
      opacity: opacity,
      patterns: &budget.angular,
      bounds: bounds
    )
  }

  /// Draws with smooth edges, or with less smooth ones.
  private func smooth(_ isRough: Bool, _ draw: () -> Void) {
    if isRough { cairo_set_antialias(canvas.pen, CAIRO_ANTIALIAS_FAST) }
    draw()
    if isRough { cairo_set_antialias(canvas.pen, CAIRO_ANTIALIAS_DEFAULT) }
  }

  mutating func stroke(_ path: Path, _ ink: Ink, _ line: Line) throws(ImageError) {
    guard line.width > 0, line.width.isFinite else { return }
    let isRough = try budget.outlines.take(path, line: line, on: canvas)
    canvas.trace(path)
    try setInk(ink) { path.bounds.grown(by: line.reach) }
    cairo_set_line_width(canvas.pen, min(line.width, 100_000))
    cairo_set_line_cap(canvas.pen, line.cap.cairoCap)
    cairo_set_line_join(canvas.pen, line.join.cairoJoin)
    cairo_set_miter_limit(canvas.pen, line.miterLimit >= 1 ? min(line.miterLimit, 1000) : 1)
    let dash = line.drawnDash(along: path)
    let phase = line.dashPhase.isFinite ? line.dashPhase : 0
    cairo_set_dash(canvas.pen, dash, Int32(dash.count), phase)
    smooth(isRough) { cairo_stroke(canvas.pen) }
  }
}

extension Line {
  /// More dashes cannot be told apart on any page.
  private static let dashLimit = 50_000.0

  /// The dashes that cairo can draw: none where there are so many that the line looks unbroken.
  fileprivate func drawnDash(along path: Path) -> [Double] {
    let dash = dash.prefix(64).map { $0 > 0 ? min($0, 1e6) : 0 }
    let period = dash.reduce(0, +)
    guard period > 0, path.lengthLimit / period * Double(dash.count) <= Self.dashLimit else {
      return []
    }
    return dash
  }
}

extension Path {
  /// At least the length of the outline: that of the polygon of its points.
  fileprivate var lengthLimit: Double {
    var length = 0.0
    var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func go(to point: Point) {
      length += abs(point.x - last.x) + abs(point.y - last.y)
      last = point
    }
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): go(to: point)
      case .quad(let point, let control):
        go(to: control)
        go(to: point)
      case .curve(let point, let control1, let control2):
        go(to: control1)
        go(to: control2)
        go(to: point)
      case .close: go(to: start)
      }
    }
    return length.isFinite ? length : .greatestFiniteMagnitude
  }
}

extension Stroke.Cap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension Stroke.Join {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
