import PlainTree
import SVGWriter
import Symbols
import ViewTree

extension PageBuilder {
  mutating func write(_ symbol: Symbol, _ index: Int, _ context: PageContext) {
    writeSymbol(symbol.name, symbol.style, index, context, isAlone: !context.hasWords)
  }

  private mutating func writeSymbol(
    _ name: String,
    _ style: TextStyle,
    _ index: Int,
    _ context: PageContext,
    isAlone: Bool
  ) {
    page.raw("<svg viewBox=\"0 0 24 24\"")
    writeClasses(index, context, "sym", [symbolLook(style)])
    if isAlone, !context.isHidden {
      page.raw(" role=\"img\"")
      page.attribute("aria-label", name.split(separator: ".").joined(separator: " "), limit: 64)
    } else {
      page.raw(" aria-hidden=\"true\"")
    }
    page.raw(">")
    writeArt(name)
    page.raw("</svg>")
  }

  /// A symbol without a node of its own, beside words.
  private mutating func writeOrnament(
    _ name: String,
    _ style: TextStyle,
    on tile: SystemColor
  ) {
    page.raw("<svg viewBox=\"0 0 24 24\" class=\"sym tile")
    var style = style
    style.paint = .color(.system(.primary))
    writeClass(symbolLook(style))
    writeClass(sheet.number("background:var(\(ThemeVariables.name(tile)));"))
    page.raw("\" aria-hidden=\"true\">")
    writeArt(name)
    page.raw("</svg>")
  }

  /// The size and colour of a symbol, whose outlines have one colour.
  private mutating func symbolLook(_ style: TextStyle) -> Int {
    let style = TextStyle(
      font: Font(size: style.font.size),
      paint: .color(CSSPaint.flat(style.paint))
    )
    let look = TextLook(style: style, lineLimit: -1, alignment: .leading, lineSpacing: 0)
    if let number = textClasses[look] { return number }
    let number = sheet.number(CSSText.declarations(symbol: style))
    textClasses[look] = number
    return number
  }

  private mutating func writeArt(_ name: String) {
    if let markup = symbols[name] { return page.made(markup) }
    let markup = PageBuilder.markup(SymbolArt.named(name))
    // A tree may name any number of symbols.
    if symbols.count < 1000 { symbols[name] = markup }
    page.made(markup)
  }

  /// The outlines as elements; a box for a symbol that is not known.
  private static func markup(_ art: SymbolArt?) -> [UInt8] {
    var markup: [UInt8] = []
    guard let art, !art.parts.isEmpty else {
      let box = "<rect x=\"4\" y=\"4\" width=\"16\" height=\"16\" rx=\"4\" fill=\"none\" "
      return Array((box + "stroke=\"currentColor\" stroke-width=\"2\"/>").utf8)
    }
    for part in art.parts {
      markup += "<path d=\"".utf8
      SVGPath.append(part.path, to: &markup, number: CSSNumber.append)
      markup += "\"".utf8
      if let width = part.lineWidth {
        markup += " fill=\"none\" stroke=\"currentColor\" stroke-width=\"".utf8
        CSSNumber.append(width, to: &markup)
        markup += "\"".utf8
      }
      if part.path.isEvenOdd { markup += " fill-rule=\"evenodd\"".utf8 }
      markup += "/>".utf8
    }
    return markup
  }

  // MARK: Tokens

  mutating func write(_ token: TokenLabel, _ index: Int, _ context: PageContext) {
    let known = options.resolveToken(token)
    let name = known?.name ?? token.kind.fallbackName
    let symbol = known?.symbol ?? token.kind.fallbackSymbol
    let tile = TokenTile.color(of: known)
    guard token.labelStyle != .iconOnly else {
      page.raw("<span role=\"img\"")
      writeClasses(index, context, "lb")
      page.attribute("aria-label", name)
      page.raw(">")
      writeOrnament(symbol, token.style, on: tile)
      return page.raw("</span>")
    }
    page.raw("<span")
    writeClasses(index, context, "lb")
    page.raw(">")
    if token.labelStyle != .titleOnly { writeOrnament(symbol, token.style, on: tile) }
    page.raw("<bdi class=\"t")
    writeClass(textLook(token.style))
    page.raw("\">")
    page.text(name, limit: 200)
    page.raw("</bdi></span>")
  }
}
