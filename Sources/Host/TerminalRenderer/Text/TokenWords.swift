import PlainTree
import ViewTree

/// The words that stand for what only the host can draw.
enum TokenWords {
  /// The cells of a name that is secret or not known.
  private static let secretWidth = 20

  /// A token's symbol and name, as its label style asks for.
  static func text(_ token: TokenLabel, options: TerminalOptions) -> TextContent {
    let known = options.resolveToken(token)
    return text(
      token,
      name: known?.name ?? token.kind.fallbackName,
      symbol: known?.symbol ?? token.kind.fallbackSymbol,
      options
    )
  }

  /// What a label is laid out as: nothing of a secret name is in it.
  static func measured(_ token: TokenLabel, options: TerminalOptions) -> TextContent {
    guard isSecret(token, options: options) else { return text(token, options: options) }
    let name = String(repeating: "0", count: secretWidth)
    return text(token, name: name, symbol: token.kind.fallbackSymbol, options)
  }

  /// Whether a label is laid out as any other; one that is not known yet may become so.
  static func isSecret(_ token: TokenLabel, options: TerminalOptions) -> Bool {
    options.resolveToken(token)?.isSecret ?? true
  }

  private static func text(
    _ token: TokenLabel,
    name: String,
    symbol: String,
    _ options: TerminalOptions
  ) -> TextContent {
    let symbol = SymbolTable.glyph(for: symbol, ascii: options.isASCII)
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
