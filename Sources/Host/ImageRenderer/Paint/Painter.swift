internal import CCairo
internal import Drawing
internal import Theme
internal import ViewTree

/// Paints the commands of a drawing on a surface of cairo's.
///
/// Groups are kept on a stack of their own, so that no nesting is too deep.
struct Painter {
  /// A group that is open.
  struct Layer {
    enum Kind {
      /// The pen's state was kept.
      case plain
      /// What is drawn goes to a surface of its own, which cairo keeps.
      case gathered
      /// What is drawn goes to pixels, which are changed before they are drawn.
      case raster(EffectRaster)
      /// What is drawn is the mask of the layer at an index.
      case mask(of: Int)
    }

    let kind: Kind
    let group: Group
    /// The index of the command that opens the layer's mask.
    let maskStart: Int?
    /// What multiplies the opacity of what is drawn inside.
    let opacity: Double
    /// The opacity of the layer as a whole.
    var alpha = 1.0
    var mask: OpaquePointer?
    var pixels = 0
    /// The index of the command that opens the group, where only its shadow is painted and the group is
    /// to be painted again as outlines.
    var shadowOf: Int?
  }

  let book: FontBook
  let theme: Theme
  /// Pixels per unit of the device where pixels have to be made.
  let density: Double
  var canvas: Canvas
  var layers: [Layer] = []
  let budget: PictureBudget
  /// The index of a group whose shadow is painted, and which is to be painted once more without it.
  private var repeated: Int?
  private let plan: DrawingPlan
  private let commands: [Drawing.Command]

  init(
    _ drawing: Drawing,
    on pen: OpaquePointer,
    book: FontBook,
    theme: Theme,
    density: Double,
    budget: PictureBudget
  ) {
    self.book = book
    self.theme = theme
    self.density = density
    canvas = Canvas(pen: pen)
    commands = drawing.commands
    self.budget = budget
    plan = DrawingPlan(drawing) { book.line($0.runs).width }
  }

  /// Paints everything.
  ///
  /// - Throws: ``ImageError`` where the drawing is too much work, or cairo fails.
  mutating func paint() throws(ImageError) {
    var index = 0
    defer { discardLayers() }
    while index < commands.count || !layers.isEmpty {
      switch index < commands.count ? commands[index] : .end {
      case .fill(let path, let ink): try fill(path, ink)
      case .stroke(let path, let ink, let line): try stroke(path, ink, line)
      case .text(let line): try write(line)
      case .group:
        if try !open(at: index), let planned = plan.groups[index] { index = planned.end }
      case .end: try close()
      }
      index = repeated ?? index + 1
    }
    if let failure = canvas.failure { throw ImageError("cannot draw the picture: \(failure)") }
  }

  /// What the innermost group multiplies opacities by.
  var opacity: Double { layers.last?.opacity ?? 1 }

  // MARK: Groups

  /// Opens a group.
  ///
  /// - Returns: Whether anything of it can be seen; if not, nothing was opened.
  private mutating func open(at index: Int) throws(ImageError) -> Bool {
    guard var planned = plan.groups[index] else { return false }
    if repeated == index {
      planned.group.shadow = nil
      repeated = nil
    }
    return try layers.last?.maskStart == index
      ? openMask(planned, at: index) : openLayer(planned, at: index)
  }

  private mutating func openMask(
    _ planned: DrawingPlan.PlannedGroup,
    at index: Int
  ) throws(ImageError) -> Bool {
    let owner = layers.count - 1
    cairo_push_group(canvas.pen)
    layers.append(
      Layer(kind: .mask(of: owner), group: Group(), maskStart: nil, opacity: 1)
    )
    if try openLayer(planned, at: index) { return true }
    try close()
    return false
  }

  private mutating func openLayer(
    _ planned: DrawingPlan.PlannedGroup,
    at index: Int
  ) throws(ImageError) -> Bool {
    let group = planned.group
    let alpha = Color.share(group.opacity)
    guard alpha > 0, !planned.bounds.isEmpty, group.transform.map(canvas.admits) ?? true else {
      return false
    }
    let hasEffect = group.blur > 0 || group.shadow != nil
    let isSimple = group.blendMode == .normal && !group.isMasked && !hasEffect
    if isSimple, alpha == 1 || planned.children <= 1 {
      cairo_save(canvas.pen)
      try enter(planned, at: index)
      layers.append(
        Layer(kind: .plain, group: group, maskStart: nil, opacity: opacity * alpha)
      )
      return true
    }
    cairo_save(canvas.pen)
    let visible = clip(to: planned.bounds)
    guard !visible.isEmpty else {
      cairo_restore(canvas.pen)
      return false
    }
    var pixels = try budget.pixels.take(visible, density: density)
    // Letters and lines in a file of outlines stay such, and only their shadow is made of pixels.
    let isShadow =
      canvas.isVector && group.shadow != nil && group.blur == 0 && group.blendMode == .normal
      && !group.isMasked && alpha * opacity == 1
    let softness = isShadow ? group.shadow?.radius ?? 0 : group.shadow == nil ? group.blur : 0
    let effectDensity =
      density / EffectRaster.coarseness(softness, on: canvas, density: density)
    let extent =
      hasEffect ? EffectRaster.extent(of: planned, on: canvas, density: effectDensity) : nil
    if let extent {
      pixels += try budget.pixels.takeEffect(extent.pixels, isKept: canvas.isVector)
    }
    let mask = group.isMasked ? planned.lastGroup ?? -1 : nil
    cairo_push_group(canvas.pen)
    var layer = Layer(kind: .gathered, group: group, maskStart: mask, opacity: 1)
    if let extent,
      let raster = EffectRaster(planned, extent, on: canvas, density: effectDensity)
    {
      layer = Layer(kind: .raster(raster), group: group, maskStart: mask, opacity: 1)
      canvas = Canvas(pen: raster.pen)
      cairo_push_group(canvas.pen)
    }
    layer.alpha = alpha * opacity
    layer.pixels = pixels
    if isShadow { layer.shadowOf = index }
    cairo_save(canvas.pen)
    layers.append(layer)
    try enter(planned, at: index)
    return true
  }

  /// Moves and cuts what is drawn inside.
  private mutating func enter(
    _ planned: DrawingPlan.PlannedGroup,
    at index: Int
  ) throws(ImageError) {
    if let transform = planned.group.transform { canvas.apply(transform) }
    guard let clip = planned.group.clip else { return }
    try budget.outlines.takeClip(clip, on: canvas, uses: planned.end - index)
    canvas.trace(clip)
    cairo_clip(canvas.pen)
  }

  /// Cuts what follows to whole pixels around a rectangle.
  ///
  /// - Returns: What is left, in device coordinates.
  private func clip(to bounds: Bounds) -> Bounds {
    let device = bounds.mapped(by: canvas.matrix).rounded
    var current = Bounds()
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(canvas.pen, &matrix)
    cairo_identity_matrix(canvas.pen)
    cairo_clip_extents(canvas.pen, &left, &top, &right, &bottom)
    current.add(left, top)
    current.add(right, bottom)
    let visible = device.intersection(current)
    if !visible.isEmpty {
      cairo_new_path(canvas.pen)
      cairo_rectangle(canvas.pen, visible.left, visible.top, visible.width, visible.height)
      cairo_clip(canvas.pen)
    }
    cairo_set_matrix(canvas.pen, &matrix)
    return visible
  }

  private mutating func close() throws(ImageError) {
    guard let layer = layers.popLast() else { return }
    switch layer.kind {
    case .plain:
      cairo_restore(canvas.pen)
    case .mask(let owner):
      layers[owner].mask = cairo_pop_group(canvas.pen)
    case .gathered:
      cairo_restore(canvas.pen)
      finish(layer)
    case .raster(let raster):
      cairo_restore(canvas.pen)
      applyMask(of: layer)
      cairo_pop_group_to_source(canvas.pen)
      cairo_paint(canvas.pen)
      canvas = raster.outer
      raster.paint(theme: theme, isWhole: layer.shadowOf == nil)
      finish(layer, isMasked: false)
    }
    budget.pixels.give(layer.pixels)
    if case .raster = layer.kind, let start = layer.shadowOf {
      repeated = start
      return
    }
    // The group that is a mask ends together with the layer that gathers it.
    if case .mask = layers.last?.kind, !layer.isMask { try close() }
  }

  private func finish(_ layer: Layer, isMasked: Bool = true) {
    if isMasked { applyMask(of: layer) }
    cairo_pop_group_to_source(canvas.pen)
    cairo_set_operator(canvas.pen, layer.group.blendMode.cairoOperator)
    cairo_paint_with_alpha(canvas.pen, layer.alpha)
    cairo_restore(canvas.pen)
  }

  /// Cuts what the current group gathered by the layer's mask.
  private func applyMask(of layer: Layer) {
    guard let mask = layer.mask else { return }
    cairo_pop_group_to_source(canvas.pen)
    cairo_push_group(canvas.pen)
    cairo_mask(canvas.pen, mask)
    cairo_pattern_destroy(mask)
  }

  /// Gives back what layers hold after an error.
  private mutating func discardLayers() {
    while let layer = layers.popLast() {
      if let mask = layer.mask { cairo_pattern_destroy(mask) }
      if case .raster(let raster) = layer.kind { canvas = raster.outer }
    }
  }
}

extension Painter.Layer {
  var isMask: Bool { if case .mask = kind { true } else { false } }
}
