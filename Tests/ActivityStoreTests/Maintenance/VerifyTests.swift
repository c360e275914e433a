import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

@Suite("Checking a store")
struct VerifyTests {
  let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try fixture.addHousehold()
  }

  @Test(
    "finds nothing wrong with what imports made, however it came",
    arguments: 1...4 as ClosedRange<UInt64>
  )
  func sound(seed: UInt64) throws {
    try fixture.addHousehold(days: 2, seed: seed + 10)
    try fixture.addHousehold(days: 3, seed: seed)
    try fixture.add(at: 1_793_606_400, [StoreFixture.Use(StoreFixture.game, -500, 1_000)])
    #expect(try fixture.problems().isEmpty)
  }

  @Test("counts the days, and says how far it has come")
  func progress() throws {
    var seen: [Int] = []
    let verifier = StoreVerifier(fixture.store) { done, all in
      #expect(done <= all)
      seen.append(done)
    }
    try verifier.run()
    // Four days of three devices and the day after; the sums end with their last day.
    #expect(verifier.dayCount == 14)
    #expect(seen.last == 14)
  }

  @Test(
    "names what does not fit together",
    arguments: [
      ("DELETE FROM bins WHERE bin % 7 = 0", .bins, "is missing"),
      ("DELETE FROM bins WHERE bin % 7 = 0", .sums, "the quarter hours"),
      ("DELETE FROM sessions WHERE subject = 2", .sessions, "has 0 sessions of 0 ms together"),
      (
        "INSERT INTO bins SELECT device_user, bin + 960, activity FROM bins WHERE device_user = 1",
        .bins, "follows from no event"
      ),
      (
        "UPDATE tracks SET events = (SELECT events FROM tracks WHERE track = 'phone' LIMIT 1) "
          + "WHERE track = 'phone'",
        .sessions, "its events come to"
      ),
      (
        "UPDATE device_users SET user = 77 WHERE id = 1", .references,
        "user 77 is not in table users"
      ),
      (
        "INSERT INTO tracks SELECT 99, day, track, events FROM tracks LIMIT 1", .references,
        "table tracks: device_user 99"
      ),
      ("UPDATE moments SET subject = 4000", .references, "subject 4000 is not in table subjects"),
      ("UPDATE subjects SET category = 2 WHERE kind = 0", .subjects, "which is no category"),
      ("UPDATE subjects SET canonical = 1", .subjects, "which is another"),
      (
        "UPDATE tokens SET token = x'0102' WHERE subject = 2", .subjects,
        "a token of subject 2 has 2 bytes"
      ),
      (
        "INSERT INTO tokens VALUES (9, 2, zeroblob(16))", .references,
        "table tokens: app 9 is not in table apps"
      ),
      ("UPDATE device_users SET floor = 1793667600000", .events, "events that were deleted"),
      (
        "UPDATE device_users SET floor = 1793667600000", .events,
        "has hours before 2026-11-03 01:00"
      ),
      (
        "UPDATE device_users SET presence_since = NULL", .events,
        "track presence, of which it is not noted"
      ),
      ("UPDATE moments SET kind = 5", .events, "unknown kind 5"),
      ("UPDATE tracks SET day = 9000000000000000000 WHERE day = 20760", .events, "no calendar has"),
      ("UPDATE tracks SET events = x'ff' WHERE track = 'phone'", .events, "impossible number"),
      ("UPDATE bins SET activity = zeroblob(11)", .sums, "has a subject twice"),
      (
        // Ten minutes of screen time, and a session of eleven.
        "UPDATE bins SET activity = x'C0CF24' || x'A0E528' || x'0000' || x'A0E528' || x'0000'",
        .sums, "sessions longer than its screen time"
      ),
    ] as [(String, StoreProblem.Rule, String)]
  )
  func tampered(sql: String, rule: StoreProblem.Rule, what: String) throws {
    _ = try fixture.authorizedApp()
    try fixture.execute(sql)
    let problems = try fixture.problems()
    #expect(
      problems.contains { $0.rule == rule && $0.detail.contains(what) },
      "\(problems.prefix(5))"
    )
  }

  @Test("names an application that has more time than the screen, and one above its category")
  func impossibleSums() throws {
    let game = try fixture.store.subjects(.application, named: "game")[0]
    let category = try fixture.store.subject(game).category
    var bin = ActivityBin(index: StoreFixture.monday / 900_000 + 20_000)
    bin.screen.add(from: 0, to: 60_000)
    bin.items = [
      ActivityBin.Item(subject: game, milliseconds: 70_000),
      ActivityBin.Item(subject: category, milliseconds: 50_000),
    ]
    try fixture.store.statement("INSERT INTO bins VALUES (1, ?, ?)")
      .run([.integer(bin.index), .blob(BinCoding.encode(bin))])
    let found = try fixture.problems().filter { $0.rule == .sums }.map(\.detail)
    #expect(found.contains { $0.contains("has more of game than of screen time") })
    #expect(found.contains { $0.contains("50000 ms of Games, whose items have 70000 to 70000 ms") })
  }

  @Test("finds a file whose index lacks a row, and looks no further")
  func integrity() throws {
    try fixture.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    var bytes = try Data(contentsOf: URL(filePath: fixture.path))
    // In the table or in the index over it, whichever comes first.
    let place = try #require(bytes.range(of: Data("example.org".utf8)))
    bytes[place.lowerBound] ^= 1
    try bytes.write(to: URL(filePath: fixture.path + "-copy"))
    defer { try? FileManager.default.removeItem(atPath: fixture.path + "-copy") }
    let verifier = StoreVerifier(try #require(try Store.open(fixture.path + "-copy")))
    try verifier.run()
    #expect(verifier.problems.map(\.rule).contains(.integrity))
    #expect(verifier.dayCount == 0)
  }

  @Test("changes nothing in the file, whatever it finds")
  func readsOnly() throws {
    try fixture.execute("DELETE FROM bins WHERE bin % 2 = 0")
    try fixture.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    let before = try Data(contentsOf: URL(filePath: fixture.path))
    #expect(try !fixture.problems().isEmpty)
    #expect(try Data(contentsOf: URL(filePath: fixture.path)) == before)
  }

  @Test("keeps a hundred problems and counts the rest")
  func many() throws {
    try fixture.execute("DELETE FROM bins")
    let verifier = StoreVerifier(fixture.store)
    try verifier.run()
    #expect(verifier.problems.count == 100)
    #expect(verifier.problemCount > 300)
  }
}
