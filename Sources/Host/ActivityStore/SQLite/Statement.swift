internal import CSQLite

/// A prepared statement.
package final class Statement {
  private let handle: OpaquePointer
  private let database: Database

  init(_ handle: OpaquePointer, _ database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Makes the statement ready for new values.
  package func reset() { sqlite3_reset(handle) }

  /// Advances to the next row; false after the last.
  package func step() throws(StoreError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      let error = code & 0xFF == SQLITE_TOOBIG ? tooBig : database.error(code)
      sqlite3_reset(handle)
      throw error
    }
  }

  /// SQLite has refused to load a row; the statement's first table is named, which is the one where
  /// it reads from one alone.
  private var tooBig: StoreError {
    let words = sqlite3_sql(handle).map { String(cString: $0) }?.split(
      whereSeparator: \.isWhitespace
    )
    let table = words?.drop { $0 != "FROM" }.dropFirst().first ?? "unknown"
    return .damaged("table \(table): a row of more than \(StoreLimits.rowLength) bytes")
  }

  /// Runs the statement with these values, for its effect.
  package func run(_ values: [Value]) throws(StoreError) {
    try bind(values)
    _ = try step()
    reset()
  }

  /// A value to bind.
  package enum Value {
    case integer(Int64)
    case text(String?)
    case blob([UInt8])
  }

  /// Resets the statement and sets its parameters from the first on.
  package func bind(_ values: [Value]) throws(StoreError) {
    reset()
    for (index, value) in values.enumerated() {
      let position = Int32(index + 1)
      let code =
        switch value {
        case .integer(let number): sqlite3_bind_int64(handle, position, number)
        case .text(nil): sqlite3_bind_null(handle, position)
        case .text(let text?):
          sqlite3_bind_text(
            handle,
            position,
            text,
            Int32(clamping: text.utf8.count),
            rh_sqlite_transient()
          )
        case .blob(let bytes):
          bytes.withUnsafeBytes {
            sqlite3_bind_blob(
              handle,
              position,
              $0.baseAddress,
              Int32(clamping: $0.count),
              rh_sqlite_transient()
            )
          }
        }
      guard code == SQLITE_OK else { throw database.error(code) }
    }
  }

  package func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  package func double(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  /// What SQLite keeps in a column of the row, whatever the table's definition says.
  package enum Kind { case integer, real, text, blob, null }

  package func kind(_ column: Int32) -> Kind {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer
    case SQLITE_FLOAT: .real
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .blob
    default: .null
    }
  }

  /// A column's text in UTF-8, or its bytes where it is none; valid until the next step.
  package func utf8(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
    let start = sqlite3_column_text(handle, column)
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  /// How many bytes a column's text has.
  package func byteCount(_ column: Int32) -> Int { Int(sqlite3_column_bytes(handle, column)) }

  /// A column as text, with any NUL that it holds; nil for NULL.
  package func text(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Calls the body with a column's bytes, which are valid until the next step.
  package func withBlob<Result>(
    _ column: Int32,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let count = Int(sqlite3_column_bytes(handle, column))
    return try body(
      UnsafeRawBufferPointer(start: sqlite3_column_blob(handle, column), count: count)
    )
  }

  package func bytes(_ column: Int32) -> [UInt8] { withBlob(column) { Array($0) } }
}
