internal import CCairo
internal import Drawing
internal import ViewTree

extension DrawnFont {
  /// The largest size that is drawn, in points, as of fonts in trees.
  static let sizeLimit = 1000.0

  /// A size that Pango can take.
  var drawnSize: Double { size > 0 ? min(size, Self.sizeLimit) : 0 }

  func makeDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, drawnSize * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(weight.number)))
    if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    return description
  }

  /// Apple's families first, then those that look most like them, then whatever there is.
  private var families: String {
    switch design {
    case .standard: "SF Pro Text,SF Pro,Inter,Helvetica Neue,Noto Sans,DejaVu Sans,sans-serif"
    case .serif: "New York,Source Serif 4,Noto Serif,DejaVu Serif,serif"
    case .rounded:
      "SF Pro Rounded,Nunito,Quicksand,Inter,Helvetica Neue,Noto Sans,DejaVu Sans,sans-serif"
    case .monospaced: "SF Mono,JetBrains Mono,Noto Sans Mono,DejaVu Sans Mono,monospace"
    }
  }
}
