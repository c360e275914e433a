extension Store {
  /// Opens a store that is there, to change it.
  ///
  /// - Throws: ``StoreError`` where there is none, or it cannot be written.
  package static func openExisting(
    _ path: String,
    busyTimeout: Int32 = Store.busyTimeout
  ) throws(StoreError) -> Store {
    guard try StoreLocation.status(path) == .filled else { throw .missing(path: path) }
    return try openOrCreate(path, busyTimeout: busyTimeout)
  }

  /// Lets the body see the store as it is at one moment, whatever others write meanwhile.
  package func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    try database.execute("BEGIN")
    defer { try? database.execute("ROLLBACK") }
    return try body()
  }

  /// The rows of a statement that is used once.
  func rows<Row>(
    _ sql: String,
    _ values: [Statement.Value] = [],
    row: (Statement) throws -> Row
  ) throws -> [Row] {
    let statement = try database.prepare(sql)
    try statement.bind(values)
    var rows: [Row] = []
    while try statement.step() { rows.append(try row(statement)) }
    return rows
  }
}
