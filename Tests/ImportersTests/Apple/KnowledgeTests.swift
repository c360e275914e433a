import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Importers
import Testing

/// Apple's knowledge store; times are seconds after 2026-11-02 08:00 UTC.
@Suite("Apple's knowledge store")
struct KnowledgeTests {
  let folder: AppleFixture

  init() throws { folder = try AppleFixture() }

  /// A Mac, which the Finder tells.
  private var mac: KnowledgeFixture {
    var fixture = KnowledgeFixture()
    fixture.event("/app/inFocus", 0, 10, text: "com.apple.finder")
    return fixture
  }

  private func seconds(_ device: String = "Mac") throws -> [String: Int64] {
    try folder.reportsByDevice()[device]?.seconds() ?? [:]
  }

  @Test("counts what was in front, not what lay beside it")
  func inFront() throws {
    var fixture = mac
    fixture.event("/app/inFocus", 10, 100, text: "com.apple.Terminal")
    fixture.event("/app/inFocus", 100, 160, text: "com.apple.iCal")
    // Finder and Terminal stayed on screen.
    fixture.event("/app/usage", 0, 160, text: "com.apple.finder")
    fixture.event("/app/usage", 10, 160, text: "com.apple.Terminal")
    let report = try folder.load(fixture)
    let read = try #require(try folder.reportsByDevice()["Mac"])
    #expect(read.totals == [160])
    #expect(read.device.model == .mac)
    #expect(read.seconds().first { $0.key.hasSuffix("com.apple.finder") }?.value == 10)
    #expect(
      read.segments[0].categories.flatMap(\.applications).map(\.duration).sorted()
        == [10_000, 60_000, 90_000]
    )
    #expect(
      report.notes.contains("2 events of /app/usage not read: /app/inFocus tells what was in front")
    )
  }

  @Test("does not count what is in front while the display is off, nor the login window")
  func darkDisplay() throws {
    var fixture = mac
    // Six hours in front, dark but for the first 100 s; then the login window for a minute.
    fixture.event("/app/inFocus", 1_000, 22_600, text: "com.apple.Terminal")
    fixture.event("/display/isBacklit", 900, 1_100, number: 1)
    fixture.event("/display/isBacklit", 1_100, 22_600, number: 0)
    fixture.event("/app/inFocus", 22_600, 22_660, text: "com.apple.loginwindow")
    // Nothing is recorded of the display here, so it counts.
    fixture.event("/app/inFocus", 30_000, 30_050, text: "com.apple.Terminal")
    let report = try folder.load(fixture)
    #expect(try folder.reportsByDevice()["Mac"]?.totals == [10 + 100 + 50])
    #expect(
      report.notes.contains(
        "1 event of the login, lock or home screen or the screen saver not read"
      )
    )
  }

  @Test("unites what is recorded twice or overlaps, and leaves out what has no time")
  func repeated() throws {
    var fixture = mac
    fixture.event("/app/inFocus", 100, 200, text: "com.apple.Terminal")
    fixture.event("/app/inFocus", 100, 200, text: "com.apple.Terminal")
    fixture.event("/app/inFocus", 150, 250, text: "com.apple.Terminal")
    fixture.event("/app/inFocus", 300, 300, text: "com.apple.iCal")
    fixture.event("/app/inFocus", 400, 390, text: "com.apple.iCal")
    let report = try folder.load(fixture)
    #expect(try folder.reportsByDevice()["Mac"]?.totals == [10 + 150])
    #expect(report.dropped[.zero] == 1)
    #expect(report.dropped[.negative] == 1)
  }

  @Test("of another device has only what was on its screen, which is united")
  func otherDevice() throws {
    var fixture = mac
    fixture.event("/app/usage", 0, 100, text: "com.apple.mobilenotes", device: "D-1")
    fixture.event("/app/usage", 50, 150, text: "com.example.quiz", device: "D-1")
    fixture.event("/app/usage", 0, 99, text: "com.example.quiz", device: "D-2")
    fixture.peer("D-1", model: "iPad8,1")
    fixture.peer("D-2", model: "Watch5,4")
    let report = try folder.load(fixture)
    let pad = try #require(try folder.reportsByDevice()["iPad8,1"])
    #expect(pad.device.model == .iPad)
    #expect(pad.totals == [150])
    #expect(try folder.reportsByDevice().keys.sorted() == ["Mac", "iPad8,1"])
    #expect(
      report.notes.contains("“Watch5,4” not read: a watch or television has no screen time")
    )
  }

  @Test("has web domains, by name or by address")
  func pages() throws {
    var fixture = mac
    fixture.event("/app/webUsage", 10, 40, text: "com.apple.Safari", domain: "www.example.org")
    fixture.event(
      "/app/webUsage",
      50,
      60,
      text: "com.apple.Safari",
      address: "https://www.wikipedia.org/wiki/Time"
    )
    fixture.event("/app/webUsage", 70, 80, text: "com.apple.Safari")
    let report = try folder.load(fixture)
    let domains = try seconds().filter { $0.key.contains("org") && $0.key.contains("/") }
    #expect(domains.values.sorted() == [10, 30])
    #expect(domains.keys.contains { $0.hasSuffix("/example.org") })
    #expect(domains.keys.contains { $0.hasSuffix("/wikipedia.org") })
    #expect(report.dropped[.noDomain] == 1)
  }

  @Test("picks up the device where it goes from locked to open")
  func unlocks() throws {
    var fixture = KnowledgeFixture()
    // Open at first: nobody knows since when.
    fixture.event("/device/isLocked", 0, 100, number: 0)
    fixture.event("/device/isLocked", 100, 500, number: 1)
    fixture.event("/device/isLocked", 500, 700, number: 0)
    fixture.event("/device/isLocked", 500, 700, number: 0)
    fixture.event("/device/isLocked", 700, 900, number: 1)
    fixture.event("/device/isLocked", 900, 1_000, number: 0)
    fixture.event("/app/usage", 510, 600, text: "com.example.quiz")
    try folder.load(fixture)
    let report = try #require(try folder.reportsByDevice()["iPhone"])
    #expect(report.counts() == ["com.example.quiz": [1, 0]])
    #expect(report.segments[0].pickupsWithoutApplication == 1)
    #expect(report.segments[0].firstPickup == AppleFixture.eight + 500)
  }

  @Test("counts notifications when they arrive, not what becomes of them")
  func notifications() throws {
    var fixture = mac
    fixture.event("/notification/usage", 20, 20, text: "Receive", notified: "com.example.quiz")
    fixture.event("/notification/usage", 25, 25, text: "Dismiss", notified: "com.example.quiz")
    try folder.load(fixture)
    #expect(try folder.reportsByDevice()["Mac"]?.counts() == ["com.example.quiz": [0, 1]])
  }

  @Test(
    "does without tables that older systems lack",
    arguments: ["ZSOURCE", "ZSYNCPEER", "ZSTRUCTUREDMETADATA", "Z_METADATA"]
  )
  func olderSystem(missing: String) throws {
    var fixture = mac
    fixture.missing = [missing]
    fixture.storeIdentifier("5A0F")
    fixture.event("/app/webUsage", 10, 40, text: "com.apple.Safari", domain: "example.org")
    try folder.load(fixture)
    let total: Int64 = missing == "ZSTRUCTUREDMETADATA" ? 10 : 40
    #expect(try folder.reportsByDevice()["Mac"]?.totals == [total])
  }

  @Test("without any event of use is an error that says where newer systems have it")
  func noUse() throws {
    var fixture = KnowledgeFixture()
    fixture.event("/activity/level", 0, 100, number: 1)
    let error = #expect(throws: ImportError.self) { try folder.load(fixture) }
    #expect(error?.description.contains("newer systems") ?? false)
  }

  @Test("is the same read twice")
  func twice() throws {
    var fixture = mac
    fixture.storeIdentifier("5A0F")
    fixture.event("/app/inFocus", 100.25, 200.5, text: "com.apple.Terminal")
    fixture.event("/display/isBacklit", 150, 180, number: 0)
    let first = try folder.load(fixture)
    let before = try folder.reportsByDevice()
    let again = try folder.load(fixture)
    #expect(again.eventsAdded == 0)
    #expect(again.eventsKnown == first.eventsAdded)
    #expect(try folder.reportsByDevice() == before)
  }

  @Test("is refused where it has events of more devices than anyone has, not read in part")
  func manyDevices() throws {
    var fixture = mac
    for device in ["a", "b", "c"] {
      fixture.event("/app/usage", 10, 40, text: "com.apple.Terminal", device: device)
    }
    var options = ImportOptions(now: AppleFixture.now)
    options.limits.buckets = 3
    let error = #expect(throws: ImportError.self) { try folder.load(fixture, options: options) }
    #expect("\(try #require(error))".contains("it has events of more than 3 devices"))
  }
}
