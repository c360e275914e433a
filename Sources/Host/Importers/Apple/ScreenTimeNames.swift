/// What Apple's Screen Time store says of applications.
struct ScreenTimeNames {
  /// Names of applications that are installed somewhere, by identifier.
  private var names: [String: String] = [:]
  /// The category in which each application was used for longest.
  private var categories: [String: String] = [:]

  /// As many applications are looked at; nobody has more.
  private static let limit = 100_000

  init(_ database: SourceDatabase, _ tables: SourceTables) throws(ImportError) {
    categories = try Self.pairs(database, ScreenTimeQueries.usualCategories)
    if tables.has("ZINSTALLEDAPP", "ZBUNDLEIDENTIFIER"), tables.has("ZINSTALLEDAPP", "ZDISPLAYNAME")
    {
      names = try Self.pairs(database, ScreenTimeQueries.applicationNames)
    }
  }

  private static func pairs(
    _ database: SourceDatabase,
    _ sql: String
  ) throws(ImportError) -> [String: String] {
    let rows = try database.rows(sql)
    var pairs: [String: String] = [:]
    while pairs.count < limit, try rows.next() {
      if let key = rows.text(0, upTo: 256), let value = rows.text(1, upTo: 256) {
        pairs[key] = value
      }
    }
    return pairs
  }

  func name(of application: String) -> String? { names[application] }

  /// The identifier of the category that an application belongs to; nil where it was never used.
  func category(of application: String) -> String? { categories[application] }
}
