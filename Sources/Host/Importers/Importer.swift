/// Reads one kind of file.
protocol FileImporter: Sendable {
  static var format: SourceFormat { get }

  /// Whether a file is of this kind, by its beginning.
  static func recognizes(_ file: SourceFile) -> Bool

  /// Writes all that the file has.
  ///
  /// - Throws: ``ImportError`` where the file cannot be read, `StoreError` where the store cannot be
  ///   written.
  static func read(_ file: SourceFile, into recorder: Recorder) throws
}

/// Reads one kind of SQLite database.
protocol DatabaseImporter: Sendable {
  static var format: SourceFormat { get }

  /// Whether a database is of this kind, by its tables.
  static func recognizes(_ database: SourceDatabase) throws(ImportError) -> Bool

  /// Writes all that the database has; throws as ``FileImporter/read(_:into:)`` does.
  static func read(_ database: SourceDatabase, into recorder: Recorder) throws
}

/// All importers, in the order in which they are asked.
enum Importers {
  static var files: [any FileImporter.Type] {
    [GNOMEHistory.self, ArbttDump.self, RescueTimeTable.self, ActivityWatchExport.self]
  }

  static var databases: [any DatabaseImporter.Type] {
    [
      ActivityWatchRustDatabase.self, ActivityWatchPythonDatabase.self,
      ScreenTimeDatabase.self, KnowledgeDatabase.self, DigitalWellbeing.self,
      FirefoxHistory.self, ChromeHistory.self,
    ]
  }
}
