import ViewTree

/// The symbols that are drawn, as the steps of a pen.
enum SymbolDrawings {
  static func art(of name: String) -> SymbolArt? {
    guard let steps = drawings[name] else { return nil }
    return SymbolArt(parts: PenSteps.parts(of: steps))
  }

  /// What ``PenSteps`` reads; an even square of 24 units, the same weight of line everywhere.
  private static let drawings: [String: String] = [
    "checkmark": "line 2.4 M5 13 L10 18 L19.5 6.5",
    "chevron.right": "line 2.4 M9 5 L16 12 L9 19",
    "circle": "line 2 O12 12 9",
    "circle.fill": "fill O12 12 10",
    "clock": "line 2 O12 12 9 M12 7 L12 12 L15.5 14",
    "iphone": "line 2 R7 2.5 10 19 2.5 M11 19 L13 19",
  ]
}
