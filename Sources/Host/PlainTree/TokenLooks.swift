import ViewTree

/// How tokens and what cannot be drawn look where shapes can be drawn.
enum TokenLooks {
  /// The colours of tiles, in which white symbols can be seen.
  private static let colors: [SystemColor] = [
    .blue, .indigo, .purple, .pink, .red, .orange, .green, .teal, .brown, .gray,
  ]

  /// A token's name with its symbol on a tile, whose colour is always the same for a name.
  static func label(_ token: TokenLabel, _ known: TokenName?) -> Piece {
    let name = known?.name ?? token.kind.fallbackName
    let symbol = known?.symbol ?? token.kind.fallbackSymbol
    var style = token.style
    style.paint = .color(.system(.white))
    let tile = Piece.symbol(symbol, style)
      .padding(horizontal: 3, vertical: 3)
      .background(
        .color(.system(known == nil ? .gray : color(of: name))),
        .roundedRectangle(cornerRadius: 7)
      )
    let words = TextContent(runs: [TextRun(name, style: token.style)], lineLimit: 1)
    return .made(.label(token.labelStyle), [.made(.text(words), []), tile])
  }

  private static func color(of name: String) -> SystemColor {
    // Any spread will do; hash values of Swift differ between runs.
    let sum = name.utf8.prefix(100).reduce(UInt32(2_166_136_261)) {
      ($0 ^ UInt32($1)) &* 16_777_619
    }
    return colors[Int(sum % UInt32(colors.count))]
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
