/// The symbols that are drawn here, as ``PenSteps`` reads them: one after the other, each with its
/// name and on as many lines as it takes.
///
/// They stand in an even square of 24 units and are of our own making.
enum SymbolDrawings {
  /// The steps of the symbol with just this name.
  static func steps(of name: String) -> Substring? { table[name[...]] }

  /// The names of all of them.
  static var names: [String] { table.keys.map(String.init) }

  private static let sources = [
    time, devices, charts, arrows, signs, shapes, people, nature, objects, moreObjects, digits,
  ]

  private static let table: [Substring: Substring] = {
    var table: [Substring: Substring] = [:]
    for source in sources {
      for entry in entries(of: source) {
        guard let space = entry.firstIndex(of: " ") else { continue }
        table[entry[..<space]] = entry[space...]
      }
    }
    return table
  }()

  /// Splits a source where a line begins without a space.
  private static func entries(of source: String) -> [Substring] {
    var entries: [Substring] = []
    var start = source.startIndex
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) where line.first != 32 {
      if line.startIndex > start { entries.append(source[start..<line.startIndex]) }
      start = line.startIndex
    }
    return entries + [source[start...]]
  }
}
