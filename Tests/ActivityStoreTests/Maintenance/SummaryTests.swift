import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Testing

@Suite("What a store holds")
struct SummaryTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  /// 2026-11-02 08:00 UTC.
  let eight: Int64 = 1_793_606_400

  init() throws { fixture = try StoreFixture() }

  private func owner() throws -> StoreSummary.Person {
    try #require(try fixture.store.summary(zone: .utc).people.first)
  }

  @Test("A person's screen time is the union over the devices, pickups add up")
  func union() throws {
    // 8:00–8:30 on the laptop, 8:20–8:50 on the phone, and the next day on both the same minute.
    try fixture.add(
      at: eight,
      [Use(StoreFixture.mail, 0, 30), Use(StoreFixture.mail, 1_440, 1_441)],
      pickups: [(0, nil)]
    )
    try fixture.add(
      at: eight,
      [Use(StoreFixture.game, 20, 50), Use(StoreFixture.game, 1_440, 1_441)],
      pickups: [(20, StoreFixture.game)],
      notifications: [(1, StoreFixture.game)],
      device: StoreFixture.phone
    )
    let person = try owner()
    #expect(person.devices.map(\.time.screen) == [31 * 60_000, 31 * 60_000])
    #expect(person.devices.map(\.days) == [2, 2])
    #expect(person.total.screen == 51 * 60_000)
    #expect(!person.total.isUpperBound)
    #expect((person.total.pickups, person.total.notifications) == (2, 1))
  }

  @Test(
    "Where only hourly sums are known of a device the union is a bound, and never above the hour"
  )
  func sums() throws {
    try fixture.store.write { writer in
      var block = HourBlock()
      block.screen = 2_400_000
      let tablet = ImportedDevice(
        identifier: "slate",
        device: ActivityReport.Device(name: "slate", model: .iPad)
      )
      let pair = try writer.deviceUser(StoreFixture.owner, tablet)
      try writer.add(block, at: eight / 900, of: pair)
    }
    // 40 minutes of the hour on the tablet, ten minutes in each of its quarters, and on the laptop
    // the first quarter whole: no more than 45 minutes.
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 15)])
    let person = try owner()
    #expect(person.devices.map(\.time.screen).sorted() == [900_000, 2_400_000])
    #expect(person.total.screen == 45 * 60_000)
    #expect(person.total.isUpperBound)
  }

  @Test("Days, span, events and names are counted")
  func counts() throws {
    try fixture.addHousehold()
    let summary = try fixture.store.summary(zone: .utc)
    #expect(summary.people.map(\.user.givenName) == ["Robin", "Mia"])
    #expect(summary.people[0].devices.map(\.device.name) == ["laptop"])
    // The last use reaches into a fifth day.
    #expect(summary.people[0].devices[0].days == 5)
    #expect(summary.applications == 4)
    #expect(summary.webDomains == 1)
    let counts = Dictionary(uniqueKeysWithValues: summary.events)
    #expect(counts["windows"] == 480)
    #expect(counts["pages"] == 480)
    #expect(counts["hours"] == 32)
    #expect(counts["unlocks"] == 80)
    #expect(summary.size > 0)
    #expect(summary.version == 2)
  }

  @Test(
    "The union agrees with a count by the second over random histories",
    arguments: 1...3 as ClosedRange<UInt64>
  )
  func againstSeconds(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var seconds = Array(repeating: false, count: 100_000)
    for device in [StoreFixture.laptop, StoreFixture.phone] {
      let uses = (0..<120).map { _ in
        let start = random.index(96_000)
        let end = start + 1 + random.index(random.index(6) == 0 ? 3_900 : 300)
        for second in start..<end { seconds[second] = true }
        return Use(StoreFixture.mail, Double(start) / 60, Double(end) / 60)
      }
      try fixture.add(at: eight, uses, device: device)
    }
    #expect(try owner().total.screen == Int64(seconds.count { $0 }) * 1_000)
  }
}
