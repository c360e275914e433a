import Foundation
import Importers
import Testing

@Suite("The database of another program")
struct SourceDatabaseTests {
  static let table = "CREATE TABLE t (n INTEGER); INSERT INTO t VALUES (1), (2), (3);"
  static let logged = "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; " + table

  func sum(_ path: String, temporaryFolder: String? = nil) throws -> Int64 {
    try SourceDatabase.read(path, temporaryFolder: temporaryFolder) {
      try $0.number("SELECT sum(n) FROM t")
    }
  }

  @Test(
    "is read while nobody has it open, and its folder stays as it was",
    arguments: [false, true]
  )
  func resting(isLogged: Bool) throws {
    let file = try SQLiteFile(isLogged ? Self.logged : Self.table)
    file.close()
    let before = file.contents
    #expect(before.keys.sorted() == ["source.db"])
    #expect(try sum(file.path) == 6)
    #expect(file.contents == before)
  }

  @Test("is read with the rows that are in its log alone, and neither is changed")
  func log() throws {
    let file = try SQLiteFile(Self.logged)
    try file.execute("INSERT INTO t VALUES (10)")
    let before = file.contents
    #expect(try sum(file.path) == 16)
    let after = file.contents
    #expect(after["source.db"] == before["source.db"])
    #expect(after["source.db-wal"] == before["source.db-wal"])
    #expect(after.keys.sorted() == before.keys.sorted())
    try file.execute("INSERT INTO t VALUES (100)")
    #expect(try sum(file.path) == 116)
  }

  @Test("that was copied with its log is read with it, and nothing is put beside it")
  func logWithoutIndex() throws {
    let writer = try SQLiteFile(Self.logged)
    let file = try SQLiteFile()
    let places = try SQLiteFile()
    for suffix in ["", "-wal"] {
      try Data(contentsOf: URL(filePath: writer.path + suffix))
        .write(to: URL(filePath: file.path + suffix))
    }
    let before = file.contents
    let temporary = places.folder.path
    let kept = places.contents
    let found = try SourceDatabase.read(file.path, temporaryFolder: temporary) {
      // The copy has no name any more while it is read.
      #expect(places.contents == kept)
      return try $0.number("SELECT sum(n) FROM t")
    }
    #expect(found == 6)
    #expect(file.contents == before)
    #expect(places.contents == kept)
    let error = #expect(throws: ImportError.self) {
      try sum(file.path, temporaryFolder: "/nonexistent")
    }
    #expect(error.map { "\($0)" }?.contains("no private copy can be made in /nonexistent") == true)
  }

  @Test("stays as it was at one moment, and its program may write meanwhile")
  func snapshot() throws {
    let file = try SQLiteFile(Self.logged)
    let found = try SourceDatabase.read(file.path) { database in
      try file.execute("INSERT INTO t VALUES (10); UPDATE t SET n = n + 1000;")
      try file.execute("PRAGMA wal_checkpoint(PASSIVE)")
      return try database.number("SELECT sum(n) FROM t")
    }
    #expect(found == 6)
    #expect(try sum(file.path) == 4_016)
  }

  @Test("that begins to be written while it is read without locks is refused")
  func changed() throws {
    let file = try SQLiteFile(Self.logged)
    file.close()
    let error = #expect(throws: ImportError.self) {
      try SourceDatabase.read(file.path) { database in
        try file.open()
        try file.execute("INSERT INTO t VALUES (10)")
        _ = try database.number("SELECT sum(n) FROM t")
      }
    }
    #expect(
      error.map { "\($0)" }?.contains("it changed while it was read; import it again") == true
    )
  }

  @Test(
    "is read though its program keeps it locked",
    arguments: [
      "PRAGMA locking_mode = EXCLUSIVE; \(table) BEGIN EXCLUSIVE",
      "PRAGMA locking_mode = EXCLUSIVE; \(logged)",
    ]
  )
  func locked(statements: String) throws {
    let file = try SQLiteFile(statements)
    let before = file.contents
    #expect(try sum(file.path) == 6)
    #expect(file.contents == before)
  }

  @Test("is read in a folder that may not be written, also beside its log")
  func unwritable() throws {
    let resting = try SQLiteFile(Self.logged)
    resting.close()
    let open = try SQLiteFile(Self.logged)
    for file in [resting, open] {
      chmod(file.folder.path, 0o500)
      let names = file.contents.keys.sorted()
      #expect(try sum(file.path) == 6)
      #expect(file.contents.keys.sorted() == names)
    }
  }

  @Test("whose name is a link is read with the log beside the real file")
  func link() throws {
    let file = try SQLiteFile(Self.logged)
    let link = try SQLiteFile()
    let name = link.folder.appending(path: "link.db")
    try FileManager.default.createSymbolicLink(
      at: name,
      withDestinationURL: URL(filePath: file.path)
    )
    #expect(try sum(name.path) == 6)
  }

  @Test("with a journal that was left is refused, and what the journal names is not touched")
  func journal() throws {
    let file = try SQLiteFile(
      "PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;" + Self.table
    )
    // Changes that do not fit into the cache get to the file before they are committed.
    try file.execute(
      """
      PRAGMA cache_size = 2; BEGIN;
      INSERT INTO t SELECT value FROM json_each('[' || substr(replace(hex(zeroblob(9999)), '0', ',1'), 2) || ']');
      """
    )
    let left = try SQLiteFile()
    for suffix in ["", "-journal"] {
      try Data(contentsOf: URL(filePath: file.path + suffix))
        .write(to: URL(filePath: left.path + suffix))
    }
    let before = left.contents
    let error = #expect(throws: ImportError.self) { try sum(left.path) }
    #expect(error.map { "\($0)" }?.contains("a change of it is not finished") == true)
    #expect(left.contents == before)
  }
}
