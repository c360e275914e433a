import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers
import Testing

@Suite("What activity an ActivityWatch export makes")
struct RuleTests {
  let fixture: ExportFixture

  init() throws { fixture = try ExportFixture() }

  @Test(
    "Gaps up to five seconds are closed: within an application whole, between two at the middle"
  )
  func flood() throws {
    try fixture.load(
      Export.file([
        Export.windows([
          // 4 s apart: one session of 24 s.
          Export.app(0, 10, "a"), Export.app(14, 10, "a"),
          // 4 s to the next: two seconds each.
          Export.app(28, 10, "b"),
          // 5.5 s: too far.
          Export.app(43.5, 10, "a"),
          // Exactly 5 s.
          Export.app(58.5, 1.5, "b"),
        ])
      ])
    )
    // a: 0–26 and 43.5–56; b: 26–38 and 56–60.
    let durations = try fixture.durations()
    #expect(durations["a"] == 38_500)
    #expect(durations["b"] == 16_000)
    #expect(durations["total"] == 54_500)
  }

  @Test("An event of no duration gets half of the gaps around it, and is left out without any")
  func zeroDuration() throws {
    let report = try fixture.load(
      Export.file([
        Export.windows([
          Export.app(0, 10, "a"), Export.app(12, 0, "b"), Export.app(16, 4, "a"),
          Export.app(100, 0, "c"),
        ])
      ])
    )
    // a: 0–11; b: 11–14; a: 14–20.
    #expect(try fixture.durations() == ["a": 17_000, "b": 3_000, "total": 20_000])
    #expect(report.dropped[.zero] == 1)
  }

  @Test("Events in no order count as the same events in order")
  func noOrder() throws {
    let report = try fixture.load(
      Export.file([
        Export.windows([
          // 4 s apart, until it turns out what lay between them.
          Export.app(0, 10, "a"), Export.app(14, 10, "a"), Export.app(11, 2, "b"),
        ])
      ])
    )
    // a: 0–10.5; b: 10.5–13.5; a: 13.5–24.
    #expect(try fixture.durations() == ["a": 21_000, "b": 3_000, "total": 24_000])
    #expect(report.eventsRead == 3)
    #expect(report.eventsMerged == 0)
  }

  @Test("Names that differ behind a NUL are different names, which no NUL cuts short")
  func nul() throws {
    try fixture.load(
      Export.file([
        Export.windows([Export.app(0, 10, "a\\u0000b"), Export.app(20, 15, "a\\u0000c")])
      ])
    )
    #expect(
      try fixture.durations() == ["a\u{FFFD}b": 10_000, "a\u{FFFD}c": 15_000, "total": 25_000]
    )
  }

  @Test("Where windows overlap the later one cuts the earlier one")
  func overlap() throws {
    try fixture.load(
      Export.file([Export.windows([Export.app(0, 60, "a"), Export.app(40, 60, "b")])])
    )
    #expect(try fixture.durations() == ["a": 40_000, "b": 60_000, "total": 100_000])
  }

  @Test("Windows count while the user is not away, and doubled records of it count once")
  func afk() throws {
    try fixture.load(
      Export.file([
        Export.windows([Export.app(0, 600, "a"), Export.app(600, 600, "b")]),
        Export.afk([
          Export.status(0, 300, "not-afk"), Export.status(0, 300, "not-afk"),
          Export.status(0, 200, "not-afk"), Export.status(300, 600, "afk"),
          Export.status(900, 200, "not-afk"),
        ]),
      ])
    )
    #expect(try fixture.durations() == ["a": 300_000, "b": 200_000, "total": 500_000])
  }

  @Test("A page counts while a window of its browser is in front, and sound keeps the user there")
  func pages() throws {
    try fixture.load(
      Export.file([
        Export.windows([
          Export.app(0, 300, "Firefox"), Export.app(300, 300, "Code"),
          Export.app(600, 300, "firefox-esr"),
        ]),
        Export.afk([Export.status(0, 700, "not-afk")]),
        Export.web([
          Export.page(100, 400, "https://www.Example.org:8443/a?b#c"),
          Export.page(600, 150, "https://user@video.example/w", audible: true),
          Export.page(750, 100, "https://example.org/"),
        ]),
      ])
    )
    let durations = try fixture.durations()
    // 100–300; what comes after 500 is silent and the user away.
    #expect(durations["example.org"] == 200_000)
    // 600–750, of which 50 s only the sound shows.
    #expect(durations["video.example"] == 150_000)
    #expect(durations["firefox-esr"] == 150_000)
    #expect(durations["Code"] == 300_000)
    #expect(durations["total"] == 750_000)
  }

  @Test("Addresses without a domain, private windows and browsers without windows are counted out")
  func withoutDomain() throws {
    let report = try fixture.load(
      Export.file([
        Export.windows([Export.app(0, 300, "firefox")]),
        Export.web([
          Export.page(0, 10, "file:///etc/hosts"), Export.page(20, 10, "about:blank"),
          Export.page(40, 10, "https://secret.example/", incognito: true),
          Export.page(60, 10, "https://"), Export.page(80, 10, "chrome-extension://abc/x.html"),
        ]),
      ])
    )
    #expect(report.dropped[.noDomain] == 1)
    #expect(report.dropped[.incognito] == 1)
    // Addresses without a host are known by their scheme.
    let domains = try fixture.day().flatMap(\.subjects).filter { $0.kind == .webDomain }
    #expect(Set(domains.map(\.identifier)) == ["file:", "about:", "chrome-extension:"])
  }

  @Test("An Android phone's applications and unlocks make a phone with pickups")
  func android() throws {
    func app(_ start: Double, _ duration: Double, _ package: String, _ name: String) -> String {
      Export.event(
        start,
        duration,
        #"{"app": "\#(name)", "package": "\#(package)", "classname": "X"}"#
      )
    }
    try fixture.load(
      Export.file([
        Export.bucket(
          "aw-watcher-android-test",
          "currentwindow",
          host: "unknown",
          client: "aw-android",
          [
            app(5, 60, "com.whatsapp", "WhatsApp"), app(65, 30, "org.example.notes", "My Notes"),
            app(65, 30, "org.example.notes", "My Notes"),
          ]
        ),
        Export.bucket(
          "aw-watcher-android-unlock",
          "os.lockscreen.unlocks",
          host: "unknown",
          client: "aw-android",
          [Export.event(3, 0, "{}"), Export.event(3, 0, "{}"), Export.event(4_000, 0, "{}")]
        ),
      ])
    )
    let report = try #require(try fixture.day().first)
    #expect(report.device.model == .iPhone)
    #expect(try fixture.durations()["org.example.notes"] == 30_000)
    let applications = report.segments[0].categories.flatMap(\.applications)
    let pickups = applications.map { (report.subjects[$0.application].name, $0.pickups) }
    #expect(pickups.first { $0.0 == "WhatsApp" }?.1 == 1)
    #expect(pickups.first { $0.0 == "My Notes" }?.1 == 0)
    #expect(report.segments[0].pickupsWithoutApplication == 1)
    #expect(report.segments[0].firstPickup == ExportFixture.eight + 3)
  }

  @Test("Each host is a device; an option puts them together")
  func hosts() throws {
    let file = Export.file([
      Export.windows([Export.app(0, 100, "a")], host: "one"),
      Export.windows([Export.app(50, 100, "a")], host: "two"),
    ])
    try fixture.load(file)
    #expect(try fixture.day().map(\.device.name) == ["one", "two"])
    let other = try ExportFixture()
    var options = ImportOptions(now: ExportFixture.now)
    options.deviceName = "both"
    options.deviceModel = .iPad
    options.userName = "Mia Winter"
    options.role = .child
    let report = try other.load(file, options: options)
    let day = try #require(try other.day().first)
    #expect(try other.durations() == ["a": 150_000, "total": 150_000])
    #expect(day.device == ActivityReport.Device(name: "both", model: .iPad))
    #expect(day.user == ActivityReport.User(givenName: "Mia", familyName: "Winter", role: .child))
    #expect(report.devices == ["both"])
  }

  @Test("A record of absence holds windows back, also before the first of presence")
  func absenceFirst() throws {
    let windows = Export.windows([Export.app(0, 3_700, "a")])
    let absence = Export.status(0, 3_600, "afk")
    _ = try fixture.load(
      Export.file([windows, Export.afk([absence, Export.status(3_600, 100, "not-afk")])])
    )
    #expect(try fixture.durations() == ["a": 100_000, "total": 100_000])
    let other = try ExportFixture()
    _ = try other.load(Export.file([windows, Export.afk([absence])]))
    #expect(try other.durations() == ["total": 0])
  }

  @Test("A window that stays in front over days counts while someone was there")
  func weekend() throws {
    // Sixty hours, with thirty minutes of presence at the beginning and twenty at the end.
    let report = try fixture.load(
      Export.file([
        Export.windows([Export.app(0, 216_000, "a")]),
        Export.afk([Export.status(0, 1_800, "not-afk"), Export.status(214_800, 1_200, "not-afk")]),
      ])
    )
    #expect(report.dropped.isEmpty)
    #expect(report.eventsAdded == 5)
    #expect(try fixture.durations() == ["a": 1_800_000, "total": 1_800_000])
    let days = try ActivityQuery(
      interval: ExportFixture.eight..<(ExportFixture.eight + 3 * 86_400),
      segment: .daily,
      zone: .utc,
      now: ExportFixture.now
    ).reports(from: fixture.store)
    #expect(days.first?.segments.map(\.totalDuration) == [1_800_000, 0, 1_200_000, 0])
  }

  @Test("Impossible events are left out or cut, and counted")
  func counted() throws {
    let future = Double(ExportFixture.now - ExportFixture.eight)
    let report = try fixture.load(
      Export.file([
        Export.windows([
          Export.app(0, 100, "a"), Export.app(0, 100, "a"), Export.app(200, -5, "b"),
          Export.app(300, 32 * 86_400, "c"), Export.app(future + 10, 10, "d"),
          Export.app(future - 10, 100, "e"), Export.event(400, 10, "{}"),
          Export.event(500, 10, #"{"app": 7}"#),
          #"{"timestamp": "1969-12-31T23:00:00Z", "duration": 10, "data": {"app": "f"}}"#,
          #"{"timestamp": "2026-11-02T08:10:00Z", "data": {"app": "g"}}"#,
        ])
      ])
    )
    #expect(report.eventsRead == 10)
    #expect(
      report.dropped == [
        .negative: 1, .overlong: 1, .future: 1, .nameless: 2, .beforeEpoch: 1,
        .zero: 2,
      ]
    )
    #expect(report.eventsAdded == 4)
    #expect(report.eventsKnown == 1)
    #expect(report.span == ExportFixture.eight..<ExportFixture.now)
    let lines = report.lines(zone: .utc)
    #expect(lines.contains("1 event too long to be use of anything"))
    #expect(lines.contains("from 2026-11-02T08:00:00Z to 2026-12-02T08:00:00Z"))
  }

  @Test("Well-known applications and domains are in Apple's categories, the rest in Other")
  func categories() throws {
    try fixture.load(
      Export.file([
        Export.windows([
          Export.app(0, 10, "firefox"), Export.app(20, 10, "Steam"),
          Export.app(40, 10, "org.gnome.Nautilus"), Export.app(60, 10, "mytool"),
        ]),
        Export.web([
          Export.page(0, 4, "https://old.reddit.com/r"), Export.page(4, 4, "https://my.example/"),
        ]),
      ])
    )
    let report = try #require(try fixture.day().first)
    var found: [String: String] = [:]
    for category in report.segments[0].categories {
      let items = category.applications.map(\.application) + category.webDomains.map(\.webDomain)
      for item in items {
        found[report.subjects[item].identifier ?? ""] = report.subjects[category.category].name
      }
    }
    #expect(
      found == [
        "firefox": "Utilities", "Steam": "Games", "org.gnome.Nautilus": "Utilities",
        "mytool": "Other", "old.reddit.com": "Social", "my.example": "Other",
      ]
    )
  }

  @Test("Titles and addresses are not kept")
  func privacy() throws {
    try fixture.load(
      Export.file([
        Export.windows([Export.app(0, 10, "firefox")]),
        Export.web([Export.page(0, 10, "https://example.org/hidden-path?query=1")]),
      ])
    )
    for name in ["activity.sqlite", "activity.sqlite-wal"] {
      let path = fixture.folder.appending(path: name)
      guard let data = try? Data(contentsOf: path) else { continue }
      for word in ["Secret", "hidden-path", "query"] {
        #expect(data.range(of: Data(word.utf8)) == nil)
      }
    }
  }
}
