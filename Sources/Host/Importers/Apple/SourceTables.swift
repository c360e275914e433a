/// What tables of a foreign database have, since Apple's schemas change with each system.
///
/// What a reader can do without reads as NULL where it is missing.
struct SourceTables {
  private var columns: [String: Set<String>] = [:]

  init(_ database: SourceDatabase, _ tables: [String]) throws(ImportError) {
    for table in tables { columns[table] = try database.columns(of: table) }
  }

  func has(_ table: String, _ column: String) -> Bool {
    columns[table]?.contains(column.lowercased()) ?? false
  }

  /// SQL for a column under a short name of its table.
  func column(_ table: String, _ column: String, of alias: String) -> String {
    has(table, column) ? "\(alias).\(column)" : "NULL"
  }
}
