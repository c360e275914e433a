import ActivityStore
import Foundation
import Importers
import Testing

@Suite("A database that was made to do harm")
struct HostileDatabaseTests {
  func message(_ path: String) -> String {
    do {
      try SourceDatabase.read(path) { database in
        try database.require(["n"], in: "t", of: "a test")
        let rows = try database.rows("SELECT n FROM t")
        while try rows.next() { _ = rows.row.text(0) }
      }
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test("is none: empty, text, a folder, missing, or a device")
  func kinds() throws {
    let file = try SQLiteFile()
    #expect(message(file.path).contains("is empty"))
    for text in ["hello", "SQLite format 3\0", String(repeating: "x", count: 5_000)] {
      try Data(text.utf8).write(to: URL(filePath: file.path))
      #expect(message(file.path).contains("it is not a SQLite database"))
    }
    #expect(message(file.folder.path).contains("it is not a regular file"))
    #expect(message("/dev/zero").contains("it is not a regular file"))
    #expect(message(file.path + "x").contains("No such file or directory"))
  }

  @Test(
    "has something else in place of a table or a column",
    arguments: [
      ("CREATE VIEW t AS SELECT 1 AS n", "it has no table “t” as a test has"),
      ("CREATE TABLE u (n)", "it has no table “t” as a test has"),
      ("CREATE TABLE t (m)", "its table “t” has no column “n” as a test has"),
      (
        "CREATE TABLE t (m, n AS (printf('%1000000000d', m)))",
        "its table “t” has no column “n” as a test has"
      ),
      ("CREATE VIRTUAL TABLE t USING fts5 (n)", "it has no table “t” as a test has"),
    ]
  )
  func schema(statements: String, reason: String) throws {
    let file = try SQLiteFile(statements)
    file.close()
    #expect(message(file.path).contains(reason))
  }

  @Test("has a row of a size that no honest one has")
  func row() throws {
    let file = try SQLiteFile("CREATE TABLE t (n); INSERT INTO t VALUES (zeroblob(5000000))")
    file.close()
    #expect(message(file.path).contains("table t: a row of more than 4194304 bytes"))
  }

  @Test("has pages that lead in a circle")
  func circle() throws {
    let file = try SQLiteFile(
      """
      PRAGMA page_size = 512; CREATE TABLE t (n);
      WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 5000)
      INSERT INTO t SELECT printf('%0100d', i) FROM c;
      """
    )
    file.close()
    // Page 2 is the root; every child that it names becomes itself.
    try file.patch { data in
      let cells = Int(data[512 + 3]) << 8 | Int(data[512 + 4])
      for index in 0..<cells {
        let place = 512 + 12 + index * 2
        let cell = 512 + (Int(data[place]) << 8 | Int(data[place + 1]))
        data.replaceSubrange(cell..<(cell + 4), with: [0, 0, 0, 2])
      }
    }
    let start = ContinuousClock.now
    let text = message(file.path)
    #expect(text.contains("it is damaged"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("is cut short or has any byte changed: an error of one line, or rows")
  func damage() throws {
    let file = try SQLiteFile(
      """
      PRAGMA page_size = 512; CREATE TABLE t (n); CREATE INDEX i ON t (n);
      WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 60)
      INSERT INTO t SELECT printf('%050d', i) FROM c;
      """
    )
    file.close()
    let whole = try Data(contentsOf: URL(filePath: file.path))
    var outcomes: Set<Bool> = []
    for index in 0..<400 {
      var data = whole
      if index < 40 {
        data = data.prefix(whole.count * index / 40)
      } else {
        let place = (index - 40) &* 2_654_435_761 % whole.count
        data[index < 160 ? index - 40 : place] = UInt8(truncatingIfNeeded: index &* 37)
      }
      try data.write(to: URL(filePath: file.path))
      let text = message(file.path)
      #expect(!text.contains("\n"))
      outcomes.insert(text.isEmpty)
    }
    #expect(outcomes == [true, false])
  }

  @Test("has a schema of several lines, which the error shows in one")
  func lines() throws {
    let file = try SQLiteFile("CREATE TABLE t (n)")
    try file.execute(
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE t (n' || char(10) || 'x y(('"
    )
    file.close()
    let text = message(file.path)
    #expect(text.contains("it is damaged (malformed database schema"))
    #expect(!text.contains("\n"))
  }
}
