internal import CCairo
internal import Drawing

/// The fonts of this machine, and text shaped with them.
///
/// Text is measured and drawn without hinting, so that a layout is the same at every scale and on
/// every surface. What was shaped is kept: measuring and drawing the same line shape it once.
package final class FontBook {
  /// How much shaped text is kept, in bytes of its strings.
  private static let cacheLimit = 4 << 20

  let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  let language: OpaquePointer?
  private var descriptions: [DrawnFont: OpaquePointer] = [:]
  private var fonts = SettledFonts()
  private var metrics: [DrawnFont: FontMetrics] = [:]
  private var lines: [[ShapingKey]: ShapedLine] = [:]
  private var cachedBytes = 0

  /// Opens the machine's fonts.
  ///
  /// - Parameter locale: Decides between the Chinese, Japanese and Korean forms of a letter.
  /// - Throws: ``ImageError`` where no font is installed.
  package init(locale: String = "en") throws(ImageError) {
    guard FcInit() != 0, let fonts = FcConfigGetFonts(nil, FcSetSystem), fonts.pointee.nfont > 0,
      let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map)
    else {
      throw ImageError(
        "no fonts are installed; install some, for example the package fonts-dejavu-core"
      )
    }
    self.map = map
    self.context = context
    language = pango_language_from_string(locale)
    pango_context_set_language(context, language)
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    lines.removeAll()
    for description in descriptions.values { pango_font_description_free(description) }
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// The font's description for Pango, which this object owns.
  func description(of font: DrawnFont) -> OpaquePointer? {
    let font = fonts.settle(font)
    if let known = descriptions[font] { return known }
    let made = font.makeDescription()
    descriptions[font] = made
    return made
  }

  /// The font that is drawn instead of another.
  func settled(_ font: DrawnFont) -> DrawnFont { fonts.settle(font) }

  /// Whether so many fonts were asked for that further ones are not drawn as they would be alone.
  package var isCrowded: Bool { fonts.isCrowded }

  /// How high and how deep lines of a font are, in points.
  func metrics(of font: DrawnFont) -> FontMetrics {
    let font = fonts.settle(font)
    if let known = metrics[font] { return known }
    guard let found = pango_context_get_metrics(context, description(of: font), language) else {
      return FontMetrics(ascent: font.size, descent: font.size / 4)
    }
    defer { pango_font_metrics_unref(found) }
    let made = FontMetrics(found)
    metrics[font] = made
    return made
  }

  /// Shapes one line, or finds it where it was shaped before.
  func line(_ runs: [StyledRun]) -> ShapedLine {
    let key = runs.map(ShapingKey.init)
    if let known = lines[key] { return known }
    let line = ShapedLine(runs, in: self)
    cachedBytes += line.bytes.count + 64
    if cachedBytes > Self.cacheLimit {
      lines.removeAll()
      cachedBytes = line.bytes.count
    }
    lines[key] = line
    return line
  }
}

/// What decides how a run is shaped; its ink does not.
struct ShapingKey: Hashable {
  let string: String
  let font: DrawnFont
  let tracking: Double

  init(_ run: StyledRun) {
    string = run.string
    font = run.font
    tracking = run.tracking
  }
}

/// Sizes of a font, in points.
struct FontMetrics: Hashable {
  var ascent: Double
  var descent: Double
  /// Where the top of the underline is, below the baseline.
  var underlinePosition = 0.0
  var underlineThickness = 0.0
  /// Where the top of the line through letters is, above the baseline.
  var strikePosition = 0.0
  var strikeThickness = 0.0

  init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  init(_ metrics: UnsafeMutablePointer<PangoFontMetrics>) {
    func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
    ascent = points(pango_font_metrics_get_ascent(metrics))
    descent = points(pango_font_metrics_get_descent(metrics))
    underlinePosition = -points(pango_font_metrics_get_underline_position(metrics))
    underlineThickness = points(pango_font_metrics_get_underline_thickness(metrics))
    strikePosition = points(pango_font_metrics_get_strikethrough_position(metrics))
    strikeThickness = points(pango_font_metrics_get_strikethrough_thickness(metrics))
  }
}
