package import ViewTree

/// The tile that the symbol of an app, a category or a site stands on.
package enum TokenTile {
  /// The colours of tiles, in which white symbols can be seen.
  private static let colors: [SystemColor] = [
    .blue, .indigo, .purple, .pink, .red, .orange, .green, .teal, .brown, .gray,
  ]

  /// The colour of the tile of what a token stands for, always the same for a name; gray for an
  /// unknown token.
  package static func color(of known: TokenName?) -> SystemColor {
    guard let name = known?.name else { return .gray }
    // Any spread will do; hash values of Swift differ between runs.
    let sum = name.utf8.prefix(100).reduce(UInt32(2_166_136_261)) {
      ($0 ^ UInt32($1)) &* 16_777_619
    }
    return colors[Int(sum % UInt32(colors.count))]
  }
}
