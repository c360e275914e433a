internal import CCairo
internal import Drawing
internal import ViewTree

/// A surface of cairo's with its pen.
///
/// Numbers that cairo's 24-bit coordinates cannot hold are brought into its range here.
struct Canvas {
  /// Cairo's coordinates have 24 bits before the point; this leaves room for lines and joins.
  private static let reach = 2_000_000.0

  let pen: OpaquePointer

  /// Whether the surface keeps outlines, not pixels.
  var isVector: Bool {
    cairo_surface_get_type(cairo_get_group_target(pen)) != CAIRO_SURFACE_TYPE_IMAGE
  }

  /// The current transform from user to device coordinates.
  var matrix: Transform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pen, &matrix)
    return Transform(
      a: matrix.xx,
      b: matrix.yx,
      c: matrix.xy,
      d: matrix.yy,
      tx: matrix.x0,
      ty: matrix.y0
    )
  }

  /// Whether a transform, inside of the current one, can be drawn at all: one that flattens everything
  /// cannot, nor one that moves everything out of sight.
  func admits(_ transform: Transform) -> Bool {
    let inner = transform.inside(matrix)
    let determinant = inner.a * inner.d - inner.b * inner.c
    let parts = [inner.a, inner.b, inner.c, inner.d]
    guard determinant.isFinite, abs(determinant) > 1e-9, parts.allSatisfy({ abs($0) < 1e5 }) else {
      return false
    }
    return abs(inner.tx) < Self.reach && abs(inner.ty) < Self.reach
  }

  func apply(_ transform: Transform) {
    var matrix = cairo_matrix_t(
      xx: transform.a,
      yx: transform.b,
      xy: transform.c,
      yy: transform.d,
      x0: transform.tx,
      y0: transform.ty
    )
    cairo_transform(pen, &matrix)
  }

  /// Begins an outline.
  func trace(_ path: Path) {
    cairo_new_path(pen)
    cairo_set_fill_rule(pen, path.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    let limit = coordinateLimit
    func place(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -limit), limit) }
    var last = Path.Point(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(pen, place(point.x), place(point.y))
        last = point
      case .line(let point):
        cairo_line_to(pen, place(point.x), place(point.y))
        last = point
      case .quad(let point, let control):
        let (c1, c2) = last.cubicControls(to: point, control: control)
        cairo_curve_to(
          pen,
          place(c1.x),
          place(c1.y),
          place(c2.x),
          place(c2.y),
          place(point.x),
          place(point.y)
        )
        last = point
      case .curve(let point, let control1, let control2):
        cairo_curve_to(
          pen,
          place(control1.x),
          place(control1.y),
          place(control2.x),
          place(control2.y),
          place(point.x),
          place(point.y)
        )
        last = point
      case .close:
        cairo_close_path(pen)
      }
    }
  }

  /// The largest coordinate that stays in cairo's range under the current transform.
  private var coordinateLimit: Double {
    let matrix = matrix
    let growth = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d), 1e-6)
    return Self.reach / growth
  }

  /// What cairo has to say, where something went wrong.
  var failure: String? {
    let status = cairo_status(pen)
    return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
  }
}

extension Transform {
  /// This map, and then another one.
  func inside(_ outer: Transform) -> Transform {
    Transform(
      a: outer.a * a + outer.c * b,
      b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d,
      d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx,
      ty: outer.b * tx + outer.d * ty + outer.ty
    )
  }

  /// How much it enlarges lengths, on average.
  var growth: Double { abs(a * d - b * c).squareRoot() }
}
