import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Testing

@Suite("The current user and device")
struct CurrentTests {
  typealias Use = StoreFixture.Use
  let fixture: StoreFixture
  /// 2026-11-02 08:00 UTC.
  let eight: Int64 = 1_793_606_400
  static let tablet = ImportedDevice(
    identifier: "tablet",
    device: ActivityReport.Device(name: "tablet", model: .iPad)
  )

  init() throws {
    fixture = try StoreFixture()
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 10)], device: StoreFixture.phone)
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 60)], device: Self.tablet)
    try fixture.add(at: eight, [Use(StoreFixture.game, 0, 10)], user: OfferTests.kim)
  }

  private func devices(_ hostName: String) throws -> [String] {
    try fixture.reports("2026-11-02", users: .current, devices: .current(hostName: hostName))
      .map { "\($0.user.shownName) \($0.device.name ?? "")" }
  }

  @Test("are the owner and the device that is named as the host")
  func named() throws { #expect(try devices("phone") == ["Robin phone"]) }

  @Test("is the device that was in use last where none is named so, and a computer before others")
  func last() throws {
    #expect(try devices("elsewhere") == ["Robin tablet"])
    try fixture.add(at: eight, [Use(StoreFixture.mail, 0, 5)], device: StoreFixture.laptop)
    #expect(try devices("elsewhere") == ["Robin laptop"])
  }

  @Test("is everybody who is no child where the store has no owner")
  func noOwner() throws {
    let other = try StoreFixture()
    try other.add(at: eight, [Use(StoreFixture.game, 0, 10)], user: OfferTests.kim)
    try other.add(at: eight, [Use(StoreFixture.game, 0, 10)], user: OfferTests.mia)
    let reports = try other.reports("2026-11-02", users: .current)
    #expect(reports.map(\.user.givenName) == ["Kim"])
  }
}
