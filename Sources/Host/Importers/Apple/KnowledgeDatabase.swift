/// Imports Apple's knowledge store, `knowledgeC.db` of macOS and iOS.
enum KnowledgeDatabase: DatabaseImporter {
  static let format = SourceFormat.knowledgeC

  static func recognizes(_ database: SourceDatabase) throws(ImportError) -> Bool {
    try database.columns(of: "ZOBJECT").contains("zstreamname")
  }

  static func read(_ database: SourceDatabase, into recorder: Recorder) throws {
    try database.require(
      KnowledgeQueries.required.map { $0.lowercased() },
      in: "ZOBJECT",
      of: "Apple’s knowledge store"
    )
    let tables = try SourceTables(database, ["ZOBJECT"] + KnowledgeQueries.optional)
    var reader = try KnowledgeReader(database, KnowledgeQueries(tables), recorder)
    try reader.readStreams()
  }
}
