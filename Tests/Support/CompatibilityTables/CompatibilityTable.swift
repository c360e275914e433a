import Foundation

/// What authors find of a framework, symbol by symbol.
package struct CompatibilityTable {
  /// What comes of a symbol.
  package enum State: Equatable {
    case works
    case withoutEffect
    /// Works, but some of the forms that share the name are without effect.
    case mixed(without: Int, of: Int)
    case absent
    /// Works, from a module that this one imports.
    case elsewhere

    /// The state as the pages put it.
    package var words: String {
      switch self {
      case .works, .elsewhere: "works"
      case .withoutEffect: "accepted without effect"
      case .mixed(let without, let all): "works; \(without) of \(all) forms without effect"
      case .absent: "absent"
      }
    }
  }

  /// The symbols and what comes of them, in the order of the page.
  package private(set) var rows: [(name: String, state: State)] = []

  /// Makes the table of a module's symbols and Apple's names.
  ///
  /// - Parameters:
  ///   - families: The names of the module's symbols, from ``families(_:)``.
  ///   - isElsewhere: Whether another module, which this one may import, has a name.
  package init(
    _ families: [String: [Bool]],
    apple: AppleNames,
    isElsewhere: (String) -> Bool
  ) {
    var states: [String: State] = [:]
    for (name, effects) in families {
      let without = effects.filter { $0 }.count
      if without == 0 {
        states[name] = .works
      } else if without == effects.count {
        states[name] = .withoutEffect
      } else {
        states[name] = .mixed(without: without, of: effects.count)
      }
    }
    for name in apple.paths where states[name] == nil {
      states[name] = isElsewhere(name) ? .elsewhere : .absent
    }
    rows = states.sorted { Self.order($0.key, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The numbers of symbols that work, that are without effect, and that are absent.
  package var counts: (works: Int, withoutEffect: Int, absent: Int) {
    let absent = rows.filter { $0.state == .absent }.count
    let without = rows.filter { $0.state == .withoutEffect }.count
    return (rows.count - absent - without, without, absent)
  }

  func markdown(title: String) -> String {
    var lines = [
      "# \(title)", "",
      "Written by `make compatibility`. One row stands for all the forms that share a name.", "",
      "| symbol | state |", "|---|---|",
    ]
    lines += rows.map { "| `\($0.name)` | \($0.state.words) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names of a module's symbols; for each form whether it is without effect.
  package static func families(_ symbols: [SymbolGraph.Symbol]) -> [String: [Bool]] {
    let idle = Set(symbols.filter(\.isWithoutEffect).map { Self.path($0).joined(separator: ".") })
    var families: [String: [Bool]] = [:]
    for symbol in symbols where isListed(symbol) {
      let path = Self.path(symbol)
      let isIdle =
        symbol.isWithoutEffect
        || path.indices.dropFirst().contains { idle.contains(path[..<$0].joined(separator: ".")) }
      families[path.joined(separator: "."), default: []].append(isIdle)
    }
    return families
  }

  /// The names of a symbol and of what it stands in, without parameters.
  private static func path(_ symbol: SymbolGraph.Symbol) -> [String] {
    symbol.pathComponents.map { component in
      component.split(separator: "(", maxSplits: 1).first.map(String.init) ?? component
    }
  }

  private static let unlistedKinds: Set = [
    "swift.associatedtype", "swift.deinit", "swift.extension", "swift.func.op",
  ]

  /// What conformances bring along says nothing about a type.
  private static let unlistedNames: Set = [
    "hash", "hashValue", "==", "!=", "encode", "makeIterator", "startIndex", "endIndex", "_",
  ]

  /// Types that conformances ask for.
  private static let unlistedTypes: Set = [
    "AllCases", "AnimatableData", "ArrayLiteralElement", "AsyncIterator", "Body", "Cache",
    "DataElement", "Element", "ExtendedGraphemeClusterLiteralType", "Failure", "FormatInput",
    "FormatOutput", "ID", "Index", "Indices", "Input", "Iterator", "Output", "PrimitivePlottable",
    "RawValue", "SchedulerOptions", "SchedulerTimeType", "StringLiteralType", "SubSequence",
    "UnicodeScalarLiteralType", "Value", "VisualValue",
  ]

  private static func isListed(_ symbol: SymbolGraph.Symbol) -> Bool {
    let path = path(symbol)
    let kind = symbol.kind.identifier
    guard let name = path.last, !unlistedKinds.contains(kind) else { return false }
    if kind == "swift.typealias", path.count > 1, unlistedTypes.contains(name) { return false }
    if kind == "swift.property", name == "body" { return false }
    return !unlistedNames.contains(name) && !path.contains { $0.hasPrefix("_") }
  }

  /// Types in the order of the alphabet, each before its members.
  private static func order(_ left: String, _ right: String) -> Bool {
    let (first, second) = (left.lowercased(), right.lowercased())
    return first == second ? left < right : first < second
  }
}
