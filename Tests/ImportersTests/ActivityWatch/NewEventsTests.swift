import ActivityStore
import Foundation
import Importers
import Testing

@Suite("A database of ActivityWatch that is read again")
struct NewEventsTests {
  let fixture: ExportFixture
  let file: SQLiteFile

  init() throws {
    fixture = try ExportFixture()
    file = try SQLiteFile(
      History(buckets: [
        History.windows((0..<50).map { History.app($0 * 60_000, 30_000, "app\($0)") }),
        History.afk([History.status(0, 3_000_000, "not-afk")]),
      ]).rust()
    )
  }

  func load(after report: ImportReport? = nil) throws -> ImportReport {
    var options = ImportOptions(now: ExportFixture.now)
    options.positions = report?.positions ?? [:]
    return try Import.load(file.path, into: fixture.store, options: options)
  }

  @Test("is read from its last events on, which may have grown")
  func grown() throws {
    let first = try load()
    #expect(first.eventsRead == 51)
    let again = try load(after: first)
    // The last event of each bucket.
    #expect(again.eventsRead == 2)
    #expect(again.eventsAdded == 0)
    try file.execute(
      """
      UPDATE events SET endtime = endtime + 5000000000 WHERE id = 50;
      UPDATE events SET endtime = endtime + 500000000000 WHERE id = 51;
      """
    )
    try file.execute(
      History(buckets: [History.windows([History.app(3_100_000, 40_000, "new")])]).rustRows
    )
    let third = try load(after: again)
    #expect(third.eventsRead == 3)
    #expect(third.eventsAdded == 3)
    let durations = try fixture.durations()
    #expect(durations["app49"] == 35_000)
    #expect(durations["new"] == 40_000)
    #expect(durations["app48"] == 30_000)
  }

  @Test("is read from its beginning where it is another one")
  func other() throws {
    let first = try load()
    try file.execute("DELETE FROM events WHERE id = 1")
    #expect(try load(after: first).eventsRead == 50)
    try file.execute("DELETE FROM events WHERE id > 20")
    #expect(try load(after: first).eventsRead == 19)
    try file.execute("DELETE FROM events")
    #expect(try load(after: first).eventsRead == 0)
  }

  @Test("is read from the last event by time on, whatever came after it")
  func late() throws {
    let first = try load()
    // An older event, and one of a moment that has not come.
    try file.execute(
      """
      INSERT INTO events (bucketrow, starttime, endtime, data) SELECT bucketrow,
        starttime - 3600000000000, starttime - 3590000000000, '{"app": "late"}'
        FROM events WHERE id = 1;
      INSERT INTO events (bucketrow, starttime, endtime, data) SELECT bucketrow,
        \(ExportFixture.now + 60)000000000, \(ExportFixture.now + 90)000000000, '{"app": "later"}'
        FROM events WHERE id = 1
      """
    )
    let second = try load(after: first)
    #expect(second.eventsAdded == 1)
    #expect(second.dropped[.future] == 1)
    try file.execute("UPDATE events SET endtime = endtime + 60000000000 WHERE id = 50")
    var options = ImportOptions(now: ExportFixture.now + 600)
    options.positions = second.positions
    let third = try Import.load(file.path, into: fixture.store, options: options)
    // One that grew, and the one whose moment has come.
    #expect(third.eventsAdded == 2)
    #expect(third.dropped.isEmpty)
    let durations = try fixture.durations()
    // Of the minute more, half is beyond the record of presence.
    #expect(durations["app49"] == 60_000)
    #expect(durations["late"] == 10_000)
  }

  @Test("is read from its beginning where a bucket has gone, whose numbers come again")
  func bucketGone() throws {
    let first = try load()
    try file.execute("DELETE FROM events WHERE bucketrow = 2; DELETE FROM buckets WHERE id = 2")
    #expect(try load(after: first).eventsRead == 50)
  }

  @Test("tells how far it has been read")
  func progress() throws {
    try file.execute(
      """
      WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 20000)
      INSERT INTO events (bucketrow, starttime, endtime, data)
        SELECT 1, 1793606400000000000 + i * 1000000000, 1793606400500000000 + i * 1000000000,
        '{"app": "a"}' FROM c
      """
    )
    var seen: [Double] = []
    _ = try Import.load(
      file.path,
      into: fixture.store,
      options: ImportOptions(now: ExportFixture.now),
      progress: { seen.append($0) }
    )
    #expect(seen.count >= 4)
    #expect(seen == seen.sorted())
    #expect(seen.allSatisfy { (0...1).contains($0) })
  }
}
