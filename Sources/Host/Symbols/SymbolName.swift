/// How the names of SF Symbols are looked up.
package enum SymbolName {
  /// What is known under a name or, where nothing is, under the name without its last parts.
  package static func lookUp<Found>(_ name: String, _ find: (String) -> Found?) -> Found? {
    var name = name.utf8.prefix(64)[...]
    // No symbol has more parts; each is a look-up.
    for _ in 0..<8 where !name.isEmpty {
      if let found = find(String(name) ?? "") { return found }
      if let sided = sided(name), let found = find(sided) { return found }
      guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      name = name[..<dot]
    }
    return nil
  }

  /// The name with a side in the place of a direction of reading, which goes to the right here.
  private static func sided(_ name: Substring.UTF8View) -> String? {
    guard let name = String(name) else { return nil }
    for (direction, side) in [(".backward", ".left"), (".forward", ".right")]
    where name.hasSuffix(direction) { return name.dropLast(direction.count) + side }
    return nil
  }
}
