import ViewTree

/// How tokens and what cannot be drawn look where shapes can be drawn.
enum TokenLooks {
  /// A token's name with its symbol on a tile, whose colour is always the same for a name.
  static func label(_ token: TokenLabel, _ known: TokenName?) -> Piece {
    let name = known?.name ?? token.kind.fallbackName
    let symbol = known?.symbol ?? token.kind.fallbackSymbol
    var style = token.style
    style.paint = .color(.system(.white))
    let tile = Piece.symbol(symbol, style)
      .padding(horizontal: 3, vertical: 3)
      .background(
        .color(.system(TokenTile.color(of: known))),
        .roundedRectangle(cornerRadius: 7)
      )
    let words = TextContent(runs: [TextRun(name, style: token.style)], lineLimit: 1)
    return .made(.label(token.labelStyle), [.made(.text(words), []), tile])
  }

  /// A node that this version cannot draw.
  static func placeholder(_ kind: String) -> Piece {
    let style = TextStyle(
      font: Font(size: .style(.footnote)),
      paint: .color(.system(.secondary))
    )
    return Piece.words(kind, style).padding(horizontal: 12, vertical: 8)
      .outlined(.roundedRectangle(cornerRadius: 8), .tertiary, dash: [4, 3])
  }
}
