import CSQLite
import ExtensionProtocol
import Testing

@testable import ActivityStore

/// Two people with a laptop, a phone and hourly sums, some weeks of random history of every kind.
extension StoreFixture {
  static let mia = ImportedUser(
    identifier: "mia",
    user: ActivityReport.User(givenName: "Mia", familyName: "Winter", role: .child),
    isOwner: false
  )
  static let firefox = ImportedSubject(
    kind: .application,
    identifier: "firefox",
    name: "Firefox",
    category: "Utilities"
  )
  /// 2026-11-02 00:00 UTC, a Monday.
  static let monday: Int64 = 1_793_577_600_000

  /// Adds days of windows, pages, absence, hourly sums, pickups and notifications.
  func addHousehold(days: Int = 4, seed: UInt64 = 1) throws {
    var random = SplitMix(state: seed)
    try store.write { writer in
      let laptop = try writer.deviceUser(Self.owner, Self.laptop)
      let shared = try writer.deviceUser(Self.owner, nil)
      let phone = try writer.deviceUser(Self.mia, Self.phone)
      let sums = try writer.deviceUser(
        Self.mia,
        ImportedDevice(
          identifier: "slate",
          device: ActivityReport.Device(name: "slate", model: .iPad)
        )
      )
      let apps = try [Self.mail, Self.firefox, Self.notes].map(writer.subject)
      let (site, game) = (try writer.subject(Self.site), try writer.subject(Self.game))
      func time() -> Int64 { Self.monday + Int64(random.index(days * 86_400_000)) }
      func length(_ limit: Int) -> Int32 { Int32(random.index(limit)) }
      for _ in 0..<(120 * days) {
        let app = apps[random.index(apps.count)]
        let window = TrackEvent(start: time(), duration: length(1_200_000), subject: app)
        try writer.add(window, to: .windows, of: laptop)
        let page = TrackEvent(
          start: time(),
          duration: length(600_000),
          subject: site,
          isAudible: random.index(3) == 0
        )
        try writer.add(
          page,
          to: .pages(browser: "firefox"),
          of: random.index(2) == 0 ? laptop : shared
        )
        try writer.add(
          TrackEvent(start: time(), duration: length(600_000), subject: game),
          to: .phone,
          of: phone
        )
      }
      for _ in 0..<(20 * days) {
        let presence = TrackEvent(start: time(), duration: length(7_200_000))
        try writer.add(presence, to: .presence, of: laptop)
        try writer.add(.unlock, at: time(), subject: nil, of: phone)
        try writer.add(.notification, at: time(), subject: game, of: phone)
      }
      for hour in 0..<Int64(days * 24) where hour % 3 == 0 {
        var block = HourBlock()
        block.screen = Int64(random.index(3_600_000))
        let part = block.screen / 2
        block.items = [
          HourBlock.Item(subject: game, duration: part, pickups: 2, notifications: 1),
          HourBlock.Item(subject: site, duration: part / 3),
        ]
        block.categories = [
          HourBlock.Item(subject: try writer.category(of: game), duration: part),
          HourBlock.Item(subject: try writer.category(of: site), duration: part / 3),
        ]
        block.pickupsWithoutApplication = 1
        try writer.add(block, at: Self.monday / 900_000 + hour * 4, of: sums)
      }
    }
  }

  /// Runs SQL on the store's file as another process would.
  func execute(_ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    #expect(sqlite3_open(path, &handle) == SQLITE_OK)
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    #expect(code == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
  }

  /// The problems that a check finds.
  func problems() throws -> [StoreProblem] {
    let verifier = StoreVerifier(try #require(try Store.open(path)))
    try verifier.run()
    #expect(verifier.problemCount >= verifier.problems.count)
    return verifier.problems
  }
}
