import ExtensionProtocol
import Foundation
import Importers
import Testing

@Suite("Android’s Digital Wellbeing")
struct DigitalWellbeingTests {
  static let schema = """
    CREATE TABLE packages (_id INTEGER PRIMARY KEY, package_name TEXT);
    CREATE TABLE events (_id INTEGER PRIMARY KEY, timestamp INTEGER NOT NULL,
      type INTEGER NOT NULL, package_id INTEGER NOT NULL, instance_id INTEGER);
    INSERT INTO packages VALUES (1, 'android'), (2, 'com.android.chrome'),
      (3, 'com.google.android.apps.nexuslauncher'), (4, 'com.whatsapp'), (5, '');
    """

  /// A database of events: seconds after eight o'clock, type, package, instance.
  static func database(_ events: [(Int64, Int, Int, Int)]) throws -> SQLiteFile {
    let file = try SQLiteFile(schema)
    for event in events {
      try file.execute(
        """
        INSERT INTO events (timestamp, type, package_id, instance_id)
        VALUES (\((SourceFixture.eight + event.0) * 1_000), \(event.1), \(event.2), \(event.3))
        """
      )
    }
    return file
  }

  @Test("Applications, the home screen, unlocks and notifications of a morning")
  func morning() throws {
    let fixture = try SourceFixture()
    let database = try Self.database([
      (-5, 12, 4, 0), (0, 18, 1, 0), (1, 1, 3, 31), (11, 2, 3, 31), (11, 1, 2, 21),
      (31, 1, 2, 22), (41, 2, 2, 21), (61, 2, 2, 22), (62, 23, 2, 21), (70, 12, 4, 0),
      (100, 18, 1, 0), (200, 1, 4, 41), (230, 23, 4, 41), (300, 19, 4, 0), (310, 20, 4, 0),
    ])
    let report = try fixture.load(database)
    // Chrome 11–61, in two activities at once; the home screen 1–11; WhatsApp 200–230.
    #expect(
      try fixture.seconds() == ["total": 90, "com.android.chrome": 50, "com.whatsapp": 30]
    )
    let counts = try fixture.counts()
    #expect(counts.pickups == 2)
    #expect(counts.alone == 0)
    #expect(counts.notices == 2)
    #expect(report.eventsRead == 15)
    #expect(report.source == "Android Digital Wellbeing database")
    #expect(report.notes.contains { $0.contains("without a record of it") && $0.hasSuffix(": 1") })
    #expect(try fixture.reports().map(\.device.model) == [.iPhone])
  }

  @Test("Imported again, nothing changes")
  func again() throws {
    let fixture = try SourceFixture()
    let database = try Self.database([
      (0, 18, 1, 0), (1, 1, 2, 1), (50, 12, 4, 0), (61, 2, 2, 1), (70, 1, 3, 9),
    ])
    try fixture.load(database)
    let once = try fixture.reports(.hourly)
    try fixture.load(database)
    #expect(try fixture.reports(.hourly) == once)
    // Later the last activity has ended, and others follow.
    try database.execute(
      "INSERT INTO events (timestamp, type, package_id, instance_id) "
        + "VALUES (\((SourceFixture.eight + 90) * 1_000), 2, 3, 9)"
    )
    try fixture.load(database)
    #expect(try fixture.seconds() == ["total": 80, "com.android.chrome": 60])
    #expect(try fixture.counts().pickups == 1)
  }

  @Test("Older databases have no instances")
  func withoutInstances() throws {
    let fixture = try SourceFixture()
    let database = try SQLiteFile(
      """
      CREATE TABLE packages (_id INTEGER PRIMARY KEY, package_name TEXT);
      CREATE TABLE events (_id INTEGER PRIMARY KEY, timestamp INTEGER, type INTEGER,
        package_id INTEGER);
      INSERT INTO packages VALUES (1, 'a.b');
      INSERT INTO events VALUES (2, \((SourceFixture.eight + 10) * 1_000), 2, 1);
      INSERT INTO events VALUES (1, \(SourceFixture.eight * 1_000), 1, 1);
      """
    )
    try fixture.load(database)
    #expect(try fixture.seconds() == ["total": 10, "a.b": 10])
  }

  @Test("Values of any kind are counted or left out")
  func hostileValues() throws {
    let fixture = try SourceFixture()
    let long = String(repeating: "x", count: 10_000)
    let database = try Self.database([(0, 1, 2, 1), (10, 2, 2, 1)])
    try database.execute(
      """
      INSERT INTO packages VALUES (6, '\(long)'), (7, x'ff00fe'), (8, 42), (9, NULL);
      INSERT INTO events (timestamp, type, package_id, instance_id) VALUES
        (9223372036854775807, 1, 2, 5), (-9223372036854775808, 1, 4, 5), (-5000, 2, 4, 5),
        (9223372036854775807, 2, 2, 5), ('soon', 1, 4, 6), (1e300, 18, 4, 6), (5, 99, 2, 1),
        (7, 'x', 2, 1), (\((SourceFixture.eight + 20) * 1_000), 1, 6, 1),
        (\((SourceFixture.eight + 30) * 1_000), 2, 6, 1),
        (\((SourceFixture.eight + 40) * 1_000), 12, 77, NULL),
        (\((SourceFixture.eight + 50) * 1_000), 12, 9, NULL),
        (\((SourceFixture.eight + 60) * 1_000), 1, 7, 1),
        (\((SourceFixture.eight + 70) * 1_000), 2, 7, 1),
        (\((SourceFixture.now + 70) * 1_000), 18, 1, 0);
      """
    )
    let report = try fixture.load(database)
    #expect(try fixture.seconds()["com.android.chrome"] == 10)
    #expect(try fixture.seconds()["total"] == 20)
    #expect(report.dropped[.nameless] == 3)
    // 'soon', 1e300 and 'x'.
    #expect(report.dropped[.damaged] == 3)
    #expect(report.dropped[.future].map { $0 >= 2 } == true)
  }

  @Test("Times that are texts are damaged, and not of 1970")
  func textTimes() throws {
    let fixture = try SourceFixture()
    let database = try SQLiteFile(
      """
      CREATE TABLE packages (_id INTEGER PRIMARY KEY, package_name TEXT);
      CREATE TABLE events (_id INTEGER PRIMARY KEY, timestamp TEXT, type INTEGER,
        package_id INTEGER);
      INSERT INTO packages VALUES (1, 'a.b');
      INSERT INTO events (timestamp, type, package_id) VALUES ('2026-11-02 08:00', 1, 1),
        ('2026-11-02 08:10', 2, 1), ('2026-11-02 08:20', 18, 1);
      """
    )
    let report = try fixture.load(database)
    #expect(report.eventsRead == 3)
    #expect(report.dropped == [.damaged: 3])
    #expect(report.span == nil)
    #expect(try fixture.counts("1970-01-01").alone == 0)
  }

  @Test("A table without what is needed is an error")
  func missingColumns() throws {
    let fixture = try SourceFixture()
    let database = try SQLiteFile(
      "CREATE TABLE packages (_id INTEGER, name TEXT); CREATE TABLE events (timestamp, type, package_id)"
    )
    let error = #expect(throws: ImportError.self) { try fixture.load(database) }
    #expect(error.map { "\($0)" }?.contains("no column “package_name”") == true)
  }
}
