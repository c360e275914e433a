import PlainTree
import ViewTree

/// The words that stand for what only the host can draw.
enum TokenWords {
  /// A token's symbol and name, as its label style asks for.
  static func text(_ token: TokenLabel, options: TerminalOptions) -> TextContent {
    let known = options.resolveToken(token)
    let name = known?.name ?? token.kind.fallbackName
    let symbol = SymbolTable.glyph(
      for: known?.symbol ?? token.kind.fallbackSymbol,
      ascii: options.isASCII
    )
    let words =
      switch token.labelStyle {
      case .automatic, .titleAndIcon: symbol.text + " " + name
      case .titleOnly: name
      case .iconOnly: symbol.text
      }
    return TextContent(runs: [TextRun(words, style: token.style)], lineLimit: 1)
  }

  /// A node that this version cannot draw.
  static func placeholder(_ kind: String) -> TextContent {
    let style = TextStyle(paint: .color(.system(.secondary)))
    return TextContent(runs: [TextRun("[\(kind)]", style: style)], lineLimit: 1)
  }
}
