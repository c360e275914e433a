package import Foundation

/// The pages about compatibility, made anew.
package struct CompatibilityPages {
  /// The text of each page, by its path in the repository.
  package private(set) var texts: [String: String] = [:]

  private static let start = "<!-- counts: written by `make compatibility` -->"
  private static let end = "<!-- end of the counts -->"

  package init(root: URL, build: URL) throws {
    let frameworks = try Framework.all(root: root)
    let symbols = try Self.symbols(of: frameworks.map(\.module), root: root, build: build)
    let families = symbols.mapValues(CompatibilityTable.families)
    var counts = [
      "| framework | works | accepted without effect | absent |", "|---|---:|---:|---:|",
    ]
    for framework in frameworks {
      let names = root.appending(path: "docs/compatibility/apple-names/\(framework.name).txt")
      let apple = (try? String(contentsOf: names, encoding: .utf8)) ?? ""
      let table = CompatibilityTable(
        families[framework.module] ?? [:],
        apple: AppleNames(apple),
        isElsewhere: { name in families.values.contains { $0[name] != nil } }
      )
      texts["docs/compatibility/\(framework.name).md"] = table.markdown(title: framework.name)
      let number = table.counts
      counts.append(
        "| [\(framework.name)](compatibility/\(framework.name).md) | \(number.works) "
          + "| \(number.withoutEffect) | \(number.absent) |"
      )
    }
    let overview = root.appending(path: "docs/compatibility.md")
    let text = try String(contentsOf: overview, encoding: .utf8)
    texts["docs/compatibility.md"] = Self.replacing(counts, in: text)
  }

  /// Writes the pages.
  package func write(to root: URL) throws {
    for (path, text) in texts { try Data(text.utf8).write(to: root.appending(path: path)) }
  }

  /// The symbols of all modules, several at a time.
  private static func symbols(of modules: [String], root: URL, build: URL) throws -> [String:
    [SymbolGraph.Symbol]]
  {
    nonisolated(unsafe) var results: [Result<[SymbolGraph.Symbol], any Error>?] = Array(
      repeating: nil,
      count: modules.count
    )
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: modules.count) { index in
      let result = Result {
        try SymbolGraph.symbols(of: modules[index], build: build, root: root)
      }
      lock.withLock { results[index] = result }
    }
    var symbols: [String: [SymbolGraph.Symbol]] = [:]
    for (module, result) in zip(modules, results) { symbols[module] = try result?.get() }
    return symbols
  }

  private static func replacing(_ counts: [String], in text: String) -> String {
    guard let from = text.range(of: start), let to = text.range(of: end) else { return text }
    let table = "\n\n" + counts.joined(separator: "\n") + "\n\n"
    return text.replacingCharacters(in: from.upperBound..<to.lowerBound, with: table)
  }
}
