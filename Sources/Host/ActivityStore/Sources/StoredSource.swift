/// A place that activity is imported from again and again.
package struct StoredSource: Hashable, Sendable {
  package var number: Int64
  /// A file's path, or a server's address.
  package var location: String
  /// The words of the options that it is imported with.
  package var options: [String]
  /// What its importer knew when it was read last.
  package var state: String
  /// When it was read last; seconds since 1970, zero where it never was.
  package var synced: Int64
  /// Why reading it failed the last time; nil where it did not.
  package var failure: String?
}

/// The sources of a store.
extension Store {
  /// All sources, in the order in which they were added.
  package func sources() throws -> [StoredSource] {
    let statement = try statement(
      "SELECT id, location, options, state, synced, failure FROM sources ORDER BY id"
    )
    var found: [StoredSource] = []
    while try statement.step() {
      guard found.count < StoreLimits.sources else {
        throw StoreError.damaged("table sources: more than \(StoreLimits.sources) rows")
      }
      found.append(
        StoredSource(
          number: statement.int64(0),
          location: statement.text(1) ?? "",
          options: (statement.text(2) ?? "").split(separator: Self.separator).map(String.init),
          state: statement.text(3) ?? "",
          synced: statement.int64(4),
          failure: statement.text(5)
        )
      )
    }
    return found
  }

  /// Parts the words of a source's options (ASCII's unit separator).
  private static let separator: Character = "\u{1F}"

  /// Adds a source, or gives one that is there other options.
  ///
  /// - Parameters:
  ///   - state: What its importer knows after reading it.
  ///   - synced: When that was; seconds since 1970.
  /// - Throws: ``StoreError`` where the store cannot be written or has too many sources.
  package func addSource(
    _ location: String,
    options: [String],
    state: String,
    synced: Int64
  ) throws {
    try transaction {
      guard try database.number("SELECT count(*) FROM sources") < StoreLimits.sources else {
        throw StoreError.tooMuch("\(StoreLimits.sources) sources")
      }
      try statement(
        """
        INSERT INTO sources (location, options, state, synced) VALUES (?, ?, ?, ?)
        ON CONFLICT (location) DO UPDATE SET options = excluded.options, state = excluded.state,
          synced = excluded.synced, failure = NULL
        """
      ).run([
        .text(location), .text(options.joined(separator: String(Self.separator))), .text(state),
        .integer(synced),
      ])
    }
  }

  /// Forgets a source; what was imported from it stays.
  ///
  /// - Returns: Whether there was one.
  package func removeSource(_ location: String) throws -> Bool {
    try transaction {
      let statement = try statement("DELETE FROM sources WHERE location = ? RETURNING id")
      try statement.bind([.text(location)])
      var found = false
      while try statement.step() { found = true }
      return found
    }
  }

  /// Keeps what came of reading a source.
  package func update(_ source: StoredSource) throws {
    try transaction {
      try statement("UPDATE sources SET state = ?, synced = ?, failure = ? WHERE id = ?")
        .run([
          .text(source.state), .integer(source.synced), .text(source.failure),
          .integer(source.number),
        ])
    }
  }
}
