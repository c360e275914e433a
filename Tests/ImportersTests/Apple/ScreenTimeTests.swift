import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Importers
import Testing

/// Apple's Screen Time store; eight is 2026-11-02 08:00 UTC.
@Suite("Apple's Screen Time store")
struct ScreenTimeTests {
  let folder: AppleFixture
  let eight = ScreenTimeFixture.eight

  init() throws { folder = try AppleFixture() }

  /// A phone and a Mac of one person, and both together.
  private func person() -> (fixture: ScreenTimeFixture, phone: Int, mac: Int, all: Int) {
    var fixture = ScreenTimeFixture()
    let user = fixture.user("Ada", "Berg", isLocal: true)
    let phone = fixture.device("Ada’s phone", identifier: "phone-1", platform: 2)
    let mac = fixture.device("Ada’s Mac", identifier: "mac-1", platform: 1)
    let phoneUse = fixture.usage(user: user, device: phone)
    let macUse = fixture.usage(user: user, device: mac)
    let all = fixture.usage(user: user, device: nil)
    return (fixture, phoneUse, macUse, all)
  }

  @Test("gives each device its hours; those of all devices together are only told")
  func devices() throws {
    var (fixture, phone, mac, all) = person()
    _ = fixture.block(phone, eight, screen: 588)
    _ = fixture.block(mac, eight, screen: 644)
    // 16 s on both at once.
    _ = fixture.block(all, eight, screen: 1_216)
    let report = try folder.load(fixture)
    let reports = try folder.reportsByDevice()
    #expect(reports["Ada’s phone"]?.totals == [588])
    #expect(reports["Ada’s Mac"]?.totals == [644])
    #expect(reports.count == 2)
    #expect(reports["Ada’s phone"]?.device.model == .iPhone)
    #expect(reports["Ada’s Mac"]?.device.model == .mac)
    #expect(
      report.notes.contains(
        "screen time of the devices 20 min 32 s; of the person 20 min 16 s, "
          + "which counts once what was used at the same time"
      )
    )
  }

  @Test("names categories as Apple does; what belongs to the system is one category")
  func categories() throws {
    var (fixture, phone, _, _) = person()
    let block = fixture.block(phone, eight, screen: 1_000)
    let social = fixture.category(block, "DH1002", 350)
    fixture.application(social, "net.whatsapp.WhatsApp", 300)
    fixture.application(social, "com.example.chat", 60)
    let safari = fixture.category(block, "DH0012", 200)
    fixture.application(safari, "com.apple.mobilesafari", 200)
    let settings = fixture.category(block, "DH0013", 100)
    fixture.application(settings, "com.apple.Preferences", 100)
    let travel = fixture.category(block, "DH1013", 50)
    fixture.domain(travel, "Bahn.de", 50)
    let new = fixture.category(block, "DH1099", 30)
    fixture.application(new, "com.example.new", 30)
    let report = try folder.load(fixture)
    #expect(
      try folder.reportsByDevice()["Ada’s phone"]?.seconds() == [
        "Social": 350, "Social/net.whatsapp.WhatsApp": 300, "Social/com.example.chat": 60,
        "System": 300, "System/com.apple.mobilesafari": 200, "System/com.apple.Preferences": 100,
        "Travel": 50, "Travel/bahn.de": 50, "DH1099": 30, "DH1099/com.example.new": 30,
      ]
    )
    #expect(report.notes.contains("categories without a known name: “DH1099”"))
  }

  @Test("counts pickups and notifications with the time of their application, or where it is usual")
  func counts() throws {
    var (fixture, phone, _, _) = person()
    let first = fixture.block(phone, eight, screen: 600, pickups: 2)
    let games = fixture.category(first, "DH1001", 600)
    fixture.application(games, "com.example.quiz", 600)
    fixture.counts(first, "com.example.quiz", pickups: 3, notifications: 1)
    let second = fixture.block(phone, eight + 3_600, screen: 0)
    fixture.counts(second, "com.example.quiz", pickups: 0, notifications: 4)
    fixture.counts(second, "com.example.charging", pickups: 1, notifications: 2)
    try folder.load(fixture)
    let report = try #require(
      try folder.reportsByDevice("2026-11-02T08:00/2026-11-02T10:00", .hourly)["Ada’s phone"]
    )
    #expect(report.counts(in: 0) == ["com.example.quiz": [3, 1]])
    #expect(report.segments[0].pickupsWithoutApplication == 2)
    #expect(
      report.counts(in: 1) == ["com.example.quiz": [0, 4], "com.example.charging": [1, 2]]
    )
    // It was used as a game; the other was never used.
    #expect(report.seconds(in: 1)["Games/com.example.quiz"] == 0)
    #expect(report.seconds(in: 1)["Other/com.example.charging"] == 0)
  }

  @Test("reads times with and without a fraction in one column")
  func times() throws {
    var (fixture, phone, _, _) = person()
    _ = fixture.block(
      phone,
      eight,
      screen: 300,
      firstPickup: "\(eight + 60)",
      longest: ("\(eight + 60).526981", "\(eight + 180).195393"),
      lastEvent: "\(eight + 400).5"
    )
    _ = fixture.block(
      phone,
      eight + 3_600,
      screen: 300,
      firstPickup: "\(eight + 3_700).75",
      longest: ("\(eight + 3_700)", "\(eight + 3_800)")
    )
    try folder.load(fixture)
    let report = try #require(
      try folder.reportsByDevice("2026-11-02T08:00/2026-11-02T10:00", .hourly)["Ada’s phone"]
    )
    let start = AppleFixture.eight
    #expect(report.segments.map(\.firstPickup) == [start + 60, start + 3_700])
    // Whole seconds within the session.
    #expect(report.segments.map(\.longestStart) == [start + 61, start + 3_700])
    #expect(report.segments.map(\.longestEnd) == [start + 180, start + 3_800])
  }

  @Test("takes hours as the device's clock cut them, at half past in Kolkata")
  func halfHours() throws {
    var (fixture, phone, _, _) = person()
    // 13:00–14:00 there.
    let block = fixture.block(phone, eight - 1_800, screen: 3_000)
    let games = fixture.category(block, "DH1001", 3_000)
    fixture.application(games, "com.example.quiz", 3_000)
    try folder.load(fixture)
    let zone = try TimeZoneRules(identifier: "Asia/Kolkata")
    let report = try #require(
      try folder.reportsByDevice("2026-11-02", .hourly, zone: zone)["Ada’s phone"]
    )
    #expect(report.totals[13] == 3_000)
    #expect(report.totals.reduce(0, +) == 3_000)
    #expect(report.seconds(in: 13)["Games/com.example.quiz"] == 3_000)
  }

  @Test("passes over what is no hour, of no known device or of a watch, and says so")
  func passedOver() throws {
    var (fixture, phone, _, _) = person()
    let watch = fixture.device("Ada’s watch", identifier: "watch-1", platform: 4)
    let watchUse = fixture.usage(user: 1, device: watch)
    let lostUse = fixture.usage(user: 1, device: 99)
    _ = fixture.block(phone, eight, screen: 100)
    _ = fixture.block(phone, eight + 3_600, minutes: 1_440, screen: 9_000)
    _ = fixture.block(phone, eight + 7_201, screen: 100)
    _ = fixture.block(watchUse, eight, screen: 100)
    _ = fixture.block(lostUse, eight, screen: 100)
    let report = try folder.load(fixture)
    #expect(try folder.reportsByDevice().mapValues(\.totals) == ["Ada’s phone": [100]])
    #expect(
      report.notes.filter { $0.contains("not read") } == [
        "1 block not of an hour, not read",
        "1 block without a time that an hour can begin at, not read",
        "1 hour of devices that the file does not describe, not read",
        "1 hour of “Ada’s watch”, not read: a watch has no screen time",
      ]
    )
  }

  @Test("knows the family: who is a child, and whose file it is")
  func family() throws {
    var fixture = ScreenTimeFixture()
    let parent = fixture.user("Ada", "Berg", type: "Adult", id: 1, isLocal: true)
    let child = fixture.user("Kim", "Berg", type: "Child", id: 2)
    let pad = fixture.device("Kim’s iPad", identifier: "pad-1", platform: 2)
    let phone = fixture.device("Ada’s phone", identifier: "phone-1", platform: 2)
    let padUse = fixture.usage(user: child, device: pad)
    let phoneUse = fixture.usage(user: parent, device: phone)
    _ = fixture.block(padUse, eight, screen: 700)
    _ = fixture.block(phoneUse, eight, screen: 800)
    try folder.load(fixture)
    let mine = try folder.reportsByDevice(users: .owner)
    #expect(mine.mapValues(\.totals) == ["Ada’s phone": [800]])
    let children = try folder.reportsByDevice(users: .children)
    #expect(children.mapValues(\.totals) == ["Kim’s iPad": [700]])
    #expect(children["Kim’s iPad"]?.device.model == .iPad)
    #expect(children["Kim’s iPad"]?.user.givenName == "Kim")
  }

  @Test("is the same read twice, and a later copy only adds")
  func twice() throws {
    var (fixture, phone, _, _) = person()
    _ = fixture.block(phone, eight, screen: 100, lastEvent: "\(eight + 200)")
    try folder.load(fixture)
    let again = try folder.load(fixture)
    #expect(again.eventsAdded == 0)
    #expect(again.eventsKnown == 1)
    var (later, sameHour, _, _) = person()
    _ = later.block(sameHour, eight, screen: 250, lastEvent: "\(eight + 900)")
    _ = later.block(sameHour, eight + 3_600, screen: 50)
    try folder.load(later)
    try folder.load(fixture)
    let report = try folder.reportsByDevice("2026-11-02T08:00/2026-11-02T10:00", .hourly)[
      "Ada’s phone"
    ]
    #expect(report?.totals == [250, 50])
  }

  @Test("limits numbers that no hour can have")
  func impossibleNumbers() throws {
    var (fixture, phone, _, _) = person()
    let block = fixture.block(phone, eight, screen: 7_200, pickups: -3)
    let games = fixture.category(block, "DH1001", 99_999)
    fixture.application(games, "com.example.quiz", -5)
    fixture.counts(block, "com.example.quiz", pickups: Int.max, notifications: 1)
    let report = try folder.load(fixture)
    let read = try #require(try folder.reportsByDevice()["Ada’s phone"])
    #expect(read.totals == [3_600])
    #expect(read.seconds() == ["Games": 3_600, "Games/com.example.quiz": 0])
    #expect(read.counts() == ["com.example.quiz": [10_000, 1]])
    #expect(report.notes.contains("5 numbers that no hour can have, limited"))
  }

  @Test(
    "does without what older systems lack",
    arguments: ["ZUSAGECOUNTEDITEM", "ZCOREUSER", "ZINSTALLEDAPP"]
  )
  func olderSystem(missing: String) throws {
    var (fixture, phone, _, _) = person()
    fixture.missing = [missing]
    let block = fixture.block(phone, eight, screen: 600)
    let games = fixture.category(block, "DH1001", 600)
    fixture.application(games, "com.example.quiz", 600)
    fixture.installed("com.example.quiz", "Quiz")
    try folder.load(fixture)
    let report = try #require(try folder.reportsByDevice()["Ada’s phone"])
    #expect(report.seconds() == ["Games": 600, "Games/com.example.quiz": 600])
    let names = report.subjects.compactMap(\.name)
    #expect(names.contains("Quiz") == (missing != "ZINSTALLEDAPP"))
  }

  @Test("without a table that is needed is an error that names it")
  func missingTable() throws {
    var (fixture, phone, _, _) = person()
    fixture.missing = ["ZUSAGECATEGORY"]
    _ = fixture.block(phone, eight, screen: 600)
    let error = #expect(throws: ImportError.self) { try folder.load(fixture) }
    #expect(error?.description.contains("ZUSAGECATEGORY") ?? false)
    #expect(try folder.reportsByDevice().isEmpty)
  }

  @Test("of two devices cannot be put on one")
  func oneDevice() throws {
    var (fixture, phone, mac, _) = person()
    _ = fixture.block(phone, eight, screen: 600)
    _ = fixture.block(mac, eight, screen: 600)
    let options = ImportOptions(deviceName: "Everything", now: AppleFixture.now)
    let error = #expect(throws: ImportError.self) { try folder.load(fixture, options: options) }
    #expect(error?.description.contains("Ada’s Mac") ?? false)
    #expect(try folder.reportsByDevice().isEmpty)
  }

  @Test("gives devices other names, by the names that they have or the numbers behind them")
  func mappedDevices() throws {
    var (fixture, phone, mac, _) = person()
    _ = fixture.block(phone, eight, screen: 600)
    _ = fixture.block(mac, eight, screen: 700)
    let map = ["Ada’s phone": "Pocket", "mac-1": "Desk"]
    try folder.load(fixture, options: ImportOptions(deviceMap: map, now: AppleFixture.now))
    #expect(try folder.reportsByDevice().mapValues(\.totals) == ["Pocket": [600], "Desk": [700]])
  }

  @Test("tells what an hour has more of than anyone's hour could have")
  func crowdedHour() throws {
    var (fixture, phone, _, _) = person()
    let block = fixture.block(phone, eight, screen: 3_600)
    let games = fixture.category(block, "DH1001", 3_600)
    for number in 1...4_002 { fixture.application(games, "com.example.game\(number)", 1) }
    // The category is one of the 4,000.
    let report = try folder.load(fixture)
    #expect(report.notes.contains("3 items more than an hour can have, not read"))
  }
}
