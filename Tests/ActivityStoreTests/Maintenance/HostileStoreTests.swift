import CivilCalendar
import ExtensionProtocol
import Testing

@testable import ActivityStore

@Suite("Looking after a store that another program filled with impossible numbers")
struct HostileStoreTests {
  let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try fixture.addHousehold(days: 2)
  }

  static let extremes = ["9223372036854775807", "-9223372036854775808"]

  /// Tables, and the column and row that is made impossible.
  static let places = [
    "tracks SET day = # WHERE track = 'phone' AND day = 20759",
    "sessions SET day = # WHERE device_user = 1 AND subject = 2 AND day = 20759",
    "bins SET bin = # WHERE device_user = 1 AND bin = (SELECT max(bin) FROM bins WHERE device_user = 1)",
    "hours SET bin = # WHERE bin = (SELECT min(bin) FROM hours)",
    "moments SET time = # WHERE kind = 1 AND time = (SELECT min(time) FROM moments WHERE kind = 1)",
    "moments SET subject = # WHERE kind = 1",
    "device_users SET floor = #", "device_users SET last_updated = #",
    "device_users SET presence_since = #", "subjects SET category = # WHERE kind = 0",
    "subjects SET canonical = # WHERE kind = 0", "users SET role = #", "devices SET model = #",
  ]

  /// What a command does; only a store's own error may come of it.
  private func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch is StoreError {
      return false
    } catch is QueryError {
      return false
    } catch {
      Issue.record("\(error)")
      return false
    }
  }

  @Test("is an error or a named problem, and never a crash", arguments: places, extremes)
  func numbers(place: String, extreme: String) throws {
    try fixture.execute("UPDATE OR IGNORE \(place.replacing("#", with: extreme))")
    let store = try Store.openExisting(fixture.path)
    let verifier = StoreVerifier(store)
    let isChecked = attempt { try verifier.run() }
    #expect(!isChecked || verifier.problemCount > 0)
    _ = attempt { _ = try store.summary(zone: .utc) }
    let query = ActivityQuery(
      interval: 0..<1_900_000_000,
      segment: .weekly,
      zone: .utc,
      users: .all,
      now: 1_900_000_000
    )
    _ = attempt { try query.forEachReport(from: store) { _ in } }
    _ = attempt { try query.forEachPerson(in: store) { _, _ in } }
    _ = attempt { try query.forEachSession(in: store) { _ in } }
    for deletion in [
      Deletion(applications: ["game"]), Deletion(before: 1_793_667_600),
      Deletion(users: .named("Mia")),
    ] {
      _ = attempt { _ = try store.delete(try store.plan(deletion)) }
    }
  }
}
