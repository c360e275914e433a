package import ExtensionProtocol

/// Categories that the user chose.
extension Store {
  /// All choices, applications first, in the order of their names.
  package func overrides() throws -> [CategoryOverride] {
    let statement = try statement(
      "SELECT kind, identifier, category FROM overrides ORDER BY kind, identifier"
    )
    var found: [CategoryOverride] = []
    while try statement.step() {
      guard found.count < StoreLimits.overrides else {
        throw StoreError.damaged("table overrides: more than \(StoreLimits.overrides) rows")
      }
      guard let kind = ActivityReport.Subject.Kind(rawValue: Int(clamping: statement.int64(0))),
        let identifier = statement.text(1), let category = statement.text(2)
      else { throw StoreError.damaged("table overrides: a row of another kind") }
      found.append(CategoryOverride(kind: kind, identifier: identifier, category: category))
    }
    return found
  }

  /// Chooses categories, for what is stored and for what will be.
  ///
  /// - Throws: ``StoreError`` where the store cannot be written; it is then as it was.
  package func setOverrides(_ overrides: [CategoryOverride]) throws {
    try write { writer in
      for override in overrides {
        try statement(
          """
          INSERT INTO overrides (kind, identifier, category) VALUES (?, ?, ?)
          ON CONFLICT (kind, identifier) DO UPDATE SET category = excluded.category
          """
        ).run([
          .integer(Int64(override.kind.rawValue)), .text(Self.overrideKey(override.identifier)),
          .text(override.category),
        ])
      }
      guard try database.number("SELECT count(*) FROM overrides") <= StoreLimits.overrides else {
        throw StoreError.tooMuch("\(StoreLimits.overrides) categories of your own choice")
      }
      try writer.resolveCategories()
    }
  }

  /// Takes choices back, all or none of them.
  ///
  /// - Returns: How many there were.
  /// - Throws: ``StoreError`` where the store cannot be written; it is then as it was.
  @discardableResult
  package func removeOverrides(
    _ choices: [(kind: ActivityReport.Subject.Kind, identifier: String)]
  ) throws -> Int {
    try write { writer in
      var removed = 0
      for (kind, identifier) in choices {
        let statement = try statement(
          "DELETE FROM overrides WHERE kind = ? AND identifier = ? RETURNING 1"
        )
        try statement.bind([.integer(Int64(kind.rawValue)), .text(Self.overrideKey(identifier))])
        while try statement.step() { removed += 1 }
      }
      if removed > 0 { try writer.resolveCategories() }
      return removed
    }
  }

  /// Capitals do not tell identifiers apart.
  static func overrideKey(_ identifier: String) -> String { identifier.lowercased() }

  /// The category that the user chose; for a domain also by one above it, the nearest first.
  func override(
    of kind: ActivityReport.Subject.Kind,
    _ identifier: String
  ) throws -> String? {
    let statement = try statement(
      "SELECT category FROM overrides WHERE kind = ? AND identifier = ?"
    )
    var parent = Substring(Self.overrideKey(identifier))
    while !parent.isEmpty {
      try statement.bind([.integer(Int64(kind.rawValue)), .text(String(parent))])
      defer { statement.reset() }
      if try statement.step(), let category = statement.text(0) { return category }
      guard kind == .webDomain, let dot = parent.firstIndex(of: ".") else { return nil }
      parent = parent[dot...].dropFirst()
    }
    return nil
  }
}
