internal import CCairo
internal import Drawing
internal import Theme
internal import ViewTree

/// The pixels of a group that has a blur or a shadow.
final class EffectRaster {
  let outer: Canvas
  let pen: OpaquePointer
  private let raster: Raster
  private let extent: Extent
  private let group: Group
  /// Where the pixels stand on the outer device.
  private let origin: (x: Double, y: Double)
  /// Pixels per unit of the outer device.
  private let density: Double
  /// Pixels per point of the group's surroundings.
  private let growth: Double

  /// Where pixels of a group have to be made, on the device.
  struct Extent {
    let device: Bounds
    let width: Int
    let height: Int
    /// How far the shadow stands out, in pixels.
    let margin: Int

    /// All pixels that are made, the shadow's too.
    var pixels: Int { width * height + (margin > 0 ? shadowWidth * shadowHeight : 0) }
    var shadowWidth: Int { width + 2 * margin }
    var shadowHeight: Int { height + 2 * margin }
  }

  /// - Returns: Nil where nothing of the group is near what can be seen.
  static func extent(
    of planned: DrawingPlan.PlannedGroup,
    on outer: Canvas,
    density: Double
  ) -> Extent? {
    let group = planned.group
    let matrix = outer.matrix
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(outer.pen, &left, &top, &right, &bottom)
    let seen = Bounds(left: left, top: top, right: right, bottom: bottom)
    // What is out of sight may reach into it once it is blurred or moved.
    let shadow = group.shadow.map { max(abs($0.x), abs($0.y)) + 3 * max($0.radius, 0) } ?? 0
    let blur = 3 * max(group.blur, 0)
    let near = planned.content.grown(by: blur).intersection(seen.grown(by: blur + shadow))
    let device = near.mapped(by: matrix).rounded
    guard !near.isEmpty,
      let width = Int(exactly: (device.width * density).rounded(.up)),
      let height = Int(exactly: (device.height * density).rounded(.up)),
      width > 0, height > 0, width < 32_000, height < 32_000, width * height <= 1 << 26
    else { return nil }
    let deviation = group.shadow.map { max($0.radius, 0) * matrix.growth * density } ?? 0
    let margin = group.shadow == nil ? 0 : Int(min(deviation, Raster.blurLimit) * 3) + 2
    return Extent(device: device, width: width, height: height, margin: margin)
  }

  /// - Returns: Nil where there is no memory.
  init?(
    _ planned: DrawingPlan.PlannedGroup,
    _ extent: Extent,
    on outer: Canvas,
    density: Double
  ) {
    guard let raster = Raster(width: extent.width, height: extent.height),
      let pen = cairo_create(raster.surface)
    else { return nil }
    let (group, matrix, device) = (planned.group, outer.matrix, extent.device)
    self.extent = extent
    self.outer = outer
    self.pen = pen
    self.raster = raster
    self.group = group
    self.density = density
    origin = (device.left, device.top)
    growth = matrix.growth * density
    cairo_scale(pen, density, density)
    cairo_translate(pen, -device.left, -device.top)
    Canvas(pen: pen).apply(matrix)
  }

  deinit { cairo_destroy(pen) }

  /// How many times larger than usual pixels may be before a blur of such a deviation shows it.
  static func coarseness(_ blur: Double, on canvas: Canvas, density: Double) -> Double {
    let deviation = min(blur * canvas.matrix.growth * density, Raster.blurLimit)
    return deviation >= 24 ? 8 : deviation >= 12 ? 4 : deviation >= 6 ? 2 : 1
  }

  /// Draws the shadow and then the group on the outer canvas.
  ///
  /// - Parameter isWhole: Whether more than the shadow is drawn.
  func paint(theme: Theme, isWhole: Bool) {
    if group.blur > 0 { raster.blur(deviation: group.blur * growth) }
    let pen = outer.pen
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pen, &matrix)
    if let shadow = group.shadow { paint(shadow, theme: theme, matrix: matrix) }
    guard isWhole else { return cairo_set_matrix(pen, &matrix) }
    cairo_identity_matrix(pen)
    cairo_translate(pen, origin.x, origin.y)
    cairo_scale(pen, 1 / density, 1 / density)
    cairo_set_source_surface(pen, raster.surface, 0, 0)
    cairo_paint(pen)
    cairo_set_matrix(pen, &matrix)
  }

  private func paint(_ shadow: Shadow, theme: Theme, matrix: cairo_matrix_t) {
    let deviation = max(shadow.radius, 0) * growth
    let margin = extent.margin
    let (width, height) = (extent.shadowWidth, extent.shadowHeight)
    guard width * height <= 1 << 27, let copy = Raster(width: width, height: height),
      let pencil = cairo_create(copy.surface)
    else { return }
    cairo_set_source_surface(pencil, raster.surface, Double(margin), Double(margin))
    cairo_paint(pencil)
    cairo_destroy(pencil)
    copy.blur(deviation: deviation)
    copy.tint(Color(shadow.color, theme: theme))
    let pen = outer.pen
    let x = matrix.xx * shadow.x + matrix.xy * shadow.y
    let y = matrix.yx * shadow.x + matrix.yy * shadow.y
    cairo_identity_matrix(pen)
    cairo_translate(pen, origin.x + x, origin.y + y)
    cairo_scale(pen, 1 / density, 1 / density)
    cairo_set_source_surface(pen, copy.surface, -Double(margin), -Double(margin))
    cairo_paint(pen)
  }
}
