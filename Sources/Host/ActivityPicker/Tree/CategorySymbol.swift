internal import Categories

/// The symbols of Apple's categories.
package enum CategorySymbol {
  /// The name of an SF symbol for a category; nil for one that is not Apple's.
  package static func name(of category: String) -> String? {
    Category(rawValue: category).map { names[$0] ?? "square.stack" }
  }

  private static let names: [Category: String] = [
    .social: "bubble.left.and.bubble.right", .games: "gamecontroller", .entertainment: "music.note",
    .creativity: "paintbrush", .productivity: "briefcase", .education: "graduationcap",
    .reading: "book", .health: "heart", .shopping: "fork.knife", .travel: "airplane",
    .utilities: "wrench", .other: "ellipsis",
  ]
}
