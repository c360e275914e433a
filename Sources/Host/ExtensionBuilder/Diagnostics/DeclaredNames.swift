/// The names that Swift files declare, found by the words before them.
package struct DeclaredNames: Hashable, Sendable {
  package private(set) var names: Set<String> = []
  /// Types that are declared to be report extensions.
  package private(set) var reportExtensions: [String] = []
  /// Types that are declared to be apps.
  package private(set) var apps: [String] = []
  /// Whether `@main` stands in front of a declaration.
  package private(set) var hasMain = false

  private static let introducers: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "let",
    "var", "case", "macro",
  ]

  package init() {}

  /// Adds what a file declares.
  package mutating func add(source: String) {
    let words = SwiftWords.words(in: source)
    for (index, word) in words.enumerated() {
      if word == "@main" { hasMain = true }
      guard Self.introducers.contains(word), index + 1 < words.count else { continue }
      let name = words[index + 1].filter { $0 != "`" }
      names.insert(name)
      guard ["struct", "class", "enum"].contains(word) else { continue }
      // No declaration has more words before its brace.
      let heritage = words[(index + 2)...].prefix(64).prefix { $0 != "{" }
      if heritage.contains("DeviceActivityReportExtension") { reportExtensions.append(name) }
      if heritage.contains("App") { apps.append(name) }
    }
  }
}
