import ActivityStore
import ExtensionProtocol
import Foundation
import Importers
import Testing

@Suite("Whose events ActivityWatch's databases hold")
struct DeviceTests {
  let fixture: ExportFixture

  init() throws { fixture = try ExportFixture() }

  @discardableResult
  func load(_ buckets: [History.Bucket], map: [String: String] = [:]) throws -> ImportReport {
    let file = try SQLiteFile(History(buckets: buckets).rust())
    let options = ImportOptions(deviceMap: map, now: ExportFixture.now)
    return try Import.load(file.path, into: fixture.store, options: options)
  }

  /// Milliseconds of each device's day, by its name.
  func totals() throws -> [String: Int64] {
    let days = try fixture.day().map { ($0.device.name ?? "", $0.segments[0].totalDuration) }
    return Dictionary(days) { $0 + $1 }
  }

  @Test("Copies that aw-sync made are the same events, and belong to the host in their name")
  func synced() throws {
    let events = [History.app(0, 60_000, "a"), History.app(120_000, 60_000, "b")]
    let report = try load([
      History.windows(events),
      History.windows(events, id: "aw-watcher-window_desk-synced-from-desk"),
      History.windows(
        [History.app(0, 30_000, "c")],
        host: "unknown",
        id: "aw-watcher-window_other-synced-from-other"
      ),
      History.windows(
        [History.app(60_000, 30_000, "c")],
        host: "unknown",
        id: "aw-watcher-window_other-synced-from-unknown"
      ),
    ])
    #expect(try totals() == ["desk": 120_000, "other": 30_000, "Desktop": 30_000])
    #expect(report.eventsKnown == 2)
  }

  @Test("Hosts get the names that the map gives them, also those that nobody knows")
  func map() throws {
    let buckets = [
      History.windows([History.app(0, 60_000, "a")], host: "unknown"),
      History.windows([History.app(0, 70_000, "a")], host: "one"),
      History.windows([History.app(100_000, 5_000, "a")], host: "two"),
    ]
    let map = ["unknown": "Laptop", "one": "Office", "two": "Office"]
    #expect(try load(buckets, map: map).devices.sorted() == ["Laptop", "Office"])
    #expect(try totals() == ["Laptop": 60_000, "Office": 75_000])
  }

  @Test(
    "Pages whose host nobody knows count where their browser is in front, or where the map says"
  )
  func pages() throws {
    let buckets = [
      History.windows([History.app(0, 60_000, "firefox")], host: "one"),
      History.windows([History.app(0, 60_000, "Code")], host: "two"),
      History.windows([History.app(30_000, 60_000, "firefox")], host: "three"),
      History.web([History.page(0, 50_000, "https://example.org/")]),
    ]
    func pages() throws -> [String: Int64] {
      var found: [String: Int64] = [:]
      for report in try fixture.day() {
        for item in report.segments[0].categories.flatMap(\.webDomains) {
          found[report.device.name ?? "", default: 0] += item.duration
        }
      }
      return found
    }
    try load(buckets)
    #expect(try pages() == ["one": 50_000, "three": 20_000])
    let other = try DeviceTests()
    try other.load(buckets, map: ["unknown": "three"])
    let found = try other.fixture.day().filter {
      !$0.segments[0].categories.flatMap(\.webDomains).isEmpty
    }
    #expect(found.map(\.device.name) == ["three"])
  }

  @Test("Phones and their unlocks are in either server's database", arguments: [false, true])
  func android(isPython: Bool) throws {
    let history = History(buckets: [
      History.Bucket(
        id: "aw-watcher-android-test",
        type: "currentwindow",
        client: "aw-android",
        host: "unknown",
        events: [
          History.Event(
            start: 5_000,
            duration: 60_000,
            data: #"{"app":"WhatsApp","classname":"X","package":"com.whatsapp"}"#
          ),
          History.Event(start: 80_000, duration: 10_000, data: #"{"app":"Old Notes"}"#),
        ]
      ),
      History.Bucket(
        id: "aw-watcher-android-unlock",
        type: "os.lockscreen.unlocks",
        client: "aw-android",
        host: "unknown",
        events: [
          History.Event(start: 3_000, duration: 0, data: "{}"),
          History.Event(start: 3_000, duration: 0, data: "not read"),
        ]
      ),
    ])
    let file = try SQLiteFile(isPython ? history.python() : history.rust())
    _ = try Import.load(
      file.path,
      into: fixture.store,
      options: ImportOptions(deviceMap: ["unknown": "Pixel"], now: ExportFixture.now)
    )
    let report = try #require(try fixture.day().first)
    #expect(report.device == ActivityReport.Device(name: "Pixel", model: .iPhone))
    let items = report.segments[0].categories.flatMap(\.applications)
    let found = items.map { item in
      [report.subjects[item.application].name ?? "", "\(item.duration)", "\(item.pickups)"]
    }
    #expect(Set(found) == [["WhatsApp", "60000", "1"], ["Old Notes", "10000", "0"]])
    #expect(report.segments[0].firstPickup == ExportFixture.eight + 3)
  }
}
