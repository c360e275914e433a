/// Imports Apple's Screen Time store, `RMAdminStore-Local.sqlite` or `-Cloud.sqlite`.
///
/// Only what it has of single devices is read. It also has the use of all devices together, which is
/// their union; adding that would count every moment twice.
enum ScreenTimeDatabase: DatabaseImporter {
  static let format = SourceFormat.screenTime

  static func recognizes(_ database: SourceDatabase) throws(ImportError) -> Bool {
    guard try !database.columns(of: "ZUSAGE").isEmpty else { return false }
    return try !database.columns(of: "ZUSAGEBLOCK").isEmpty
  }

  static func read(_ database: SourceDatabase, into recorder: Recorder) throws {
    for (table, columns) in ScreenTimeQueries.required {
      try database.require(columns.map { $0.lowercased() }, in: table, of: "Apple’s Screen Time")
    }
    let all = ScreenTimeQueries.required.map(\.table) + ScreenTimeQueries.optional
    var reader = try ScreenTimeReader(database, SourceTables(database, all), recorder)
    try reader.readBlocks()
  }
}
