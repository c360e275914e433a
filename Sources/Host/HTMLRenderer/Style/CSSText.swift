import Drawing
import ViewTree

/// The look of text as declarations; what is the page's own look has none.
enum CSSText {
  /// The declarations of a style.
  static func declarations(_ style: TextStyle) -> String {
    var text = font(style.font) + paint(style.paint)
    if style.isUnderlined || style.isStruckThrough {
      let lines = [
        style.isUnderlined ? "underline" : nil, style.isStruckThrough ? "line-through" : nil,
      ]
      text += "text-decoration:" + lines.compactMap { $0 }.joined(separator: " ") + ";"
    }
    if style.tracking != 0 { text += "letter-spacing:\(CSSNumber.points(style.tracking));" }
    if style.baselineOffset != 0 {
      text += "position:relative;bottom:\(CSSNumber.points(style.baselineOffset));"
    }
    return text
  }

  /// The declarations of a symbol: its size and one colour, as it is, since shapes are told apart more
  /// easily than letters.
  static func declarations(symbol style: TextStyle) -> String {
    let color = CSSPaint.flat(style.paint)
    let text = font(Font(size: style.font.size))
    return color == .system(.primary) ? text : text + "color:\(CSSPaint.color(color));"
  }

  /// What holds for a whole paragraph.
  static func declarations(paragraph text: TextContent) -> String {
    var declarations = ""
    switch text.lineLimit {
    case 1?:
      declarations += "white-space:nowrap;overflow:hidden;text-overflow:ellipsis;min-width:0;"
    case let limit? where limit < 1000:
      declarations +=
        "display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;"
        + "-webkit-line-clamp:\(max(limit, 1));"
    default: break
    }
    switch text.alignment {
    case .leading: break
    case .center: declarations += "text-align:center;"
    case .trailing: declarations += "text-align:end;"
    }
    if text.lineSpacing != 0 {
      // CSS puts half of it above the first line and below the last.
      let spacing = max(text.lineSpacing, 0)
      declarations += "line-height:calc(1.3em + \(CSSNumber.points(spacing)));"
      declarations += "margin-block:\(CSSNumber.points(-spacing / 2));"
    }
    return declarations
  }

  private static func font(_ font: Font) -> String {
    guard font != Font() else { return "" }
    let drawn = DrawnFont(font)
    var text = ""
    if font.size != .style(.body) {
      // Relative to the reader's own size, 16 pixels for most.
      text += "font-size:\(CSSNumber.text(drawn.size / 16))rem;"
      if drawn.size >= 28 { text += "line-height:1.2;" }
    }
    if drawn.weight != .regular { text += "font-weight:\(drawn.weight.number);" }
    switch font.design {
    case .standard: break
    case .serif: text += "font-family:ui-serif,Georgia,serif;"
    case .rounded: text += "font-family:ui-rounded,var(--font);"
    case .monospaced: text += "font-family:ui-monospace,Menlo,\"DejaVu Sans Mono\",monospace;"
    }
    if font.isItalic { text += "font-style:italic;" }
    if font.hasMonospacedDigits { text += "font-variant-numeric:tabular-nums;" }
    return text
  }

  private static func paint(_ paint: Paint) -> String {
    switch paint {
    case .color(ColorValue(base: .system(.primary))): ""
    case .color(let color): "color:\(CSSPaint.color(color, for: .text));"
    default:
      "background:\(CSSPaint.image(paint));-webkit-background-clip:text;background-clip:text;"
        + "color:transparent;"
    }
  }
}
