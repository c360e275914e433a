package import ActivityStore
internal import CivilCalendar

extension SourceDatabase {
  /// The names of all tables that have rows of their own, in small letters.
  func tables() throws(ImportError) -> Set<String> {
    let rows = try rows(
      "SELECT lower(name) FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 LIMIT 1000"
    )
    var names: Set<String> = []
    while try rows.next() {
      if let name = rows.row.text(0) { names.insert(name) }
    }
    return names
  }

  /// The columns of a table that has rows of its own, in small letters; none where there is no such
  /// table.
  ///
  /// A view or a virtual table is no table here, and a column that is computed is no column: what
  /// they take to read is for their maker to say.
  package func columns(of table: String) throws(ImportError) -> Set<String> {
    let tables = try rows(
      "SELECT 1 FROM sqlite_schema WHERE lower(name) = lower(?) AND type = 'table' AND rootpage > 0",
      [.text(table)]
    )
    guard try tables.next() else { return [] }
    let columns = try rows(
      "SELECT lower(name) FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0",
      [.text(table)]
    )
    var names: Set<String> = []
    while try columns.next() {
      if let name = columns.row.text(0) { names.insert(name) }
    }
    return names
  }

  /// Checks that a table and its columns are there.
  ///
  /// - Parameter source: What the file was taken for, for the error.
  package func require(
    _ required: [String],
    in table: String,
    of source: String
  ) throws(ImportError) {
    let columns = try columns(of: table)
    guard !columns.isEmpty else {
      throw .unusable(file: path, reason: "it has no table “\(table)” as \(source) has")
    }
    if let missing = required.first(where: { !columns.contains($0) }) {
      throw .unusable(
        file: path,
        reason: "its table “\(table)” has no column “\(missing)” as \(source) has"
      )
    }
  }

  /// The first column of the first row, as a number; zero where there is none.
  package func number(_ sql: String) throws(ImportError) -> Int64 {
    let rows = try rows(sql)
    return try rows.next() ? rows.row.int64(0) : 0
  }

  package func rows(
    _ sql: String,
    _ values: [Statement.Value] = []
  ) throws(ImportError) -> SourceRows {
    do throws(StoreError) {
      let statement = try connection.prepare(sql)
      try statement.bind(values)
      return SourceRows(row: statement, path: path)
    } catch {
      throw ImportError(error, path)
    }
  }
}

/// The rows that a query finds, one after another.
package struct SourceRows {
  /// The row that ``next()`` went to.
  package let row: Statement
  let path: String

  /// Goes to the next row; false after the last.
  package func next() throws(ImportError) -> Bool {
    do throws(StoreError) {
      return try row.step()
    } catch {
      throw ImportError(error, path)
    }
  }
}
