/// Rows that belong to parents, read along with the parents, so that one parent's are in memory.
///
/// The first column is the parent's key, and the rows are in its order.
struct ChildRows {
  private let rows: SourceRows
  /// The parent of the row that is read next; nil after the last row.
  private var parent: Int64?

  init(_ rows: SourceRows) throws {
    self.rows = rows
    try advance()
  }

  /// Calls the body with each row of a parent; those of parents that are not there are passed over.
  ///
  /// Parents have to be asked for in the order of their keys.
  mutating func forEach(of key: Int64, _ body: (SourceRows) throws -> Void) throws {
    while let parent, parent <= key {
      if parent == key { try body(rows) }
      try advance()
    }
  }

  private mutating func advance() throws {
    parent = try rows.next() ? rows.integer(0) ?? .min : nil
  }
}
