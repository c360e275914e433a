import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Importers
import Testing

/// What a file may hold in any column, since SQLite keeps any type in any of them.
private let oddValues = [
  "NULL", "'text'", "x'00FF'", "''", "-1", "0.5", "9223372036854775807", "-9223372036854775808",
  "9e999", "-9e999", "1e300", "'\u{202E}' || char(0) || 'a'", "printf('%.*c', 9000, 'n')",
]

@Suite("Odd values in Apple's stores")
struct HostileAppleTests {
  let folder: AppleFixture
  let eight = ScreenTimeFixture.eight

  init() throws { folder = try AppleFixture() }

  @Test("of the Screen Time store leave a sound store or give an error", arguments: oddValues)
  func screenTime(value: String) throws {
    var fixture = ScreenTimeFixture()
    let user = fixture.user("Ada", "Berg", isLocal: true)
    let phone = fixture.device("Ada’s phone", identifier: "phone-1", platform: 2)
    let use = fixture.usage(user: user, device: phone)
    let block = fixture.block(
      use,
      eight,
      screen: 600,
      firstPickup: "\(eight + 60)",
      longest: ("\(eight + 60)", "\(eight + 120)"),
      lastEvent: "\(eight + 700)"
    )
    let games = fixture.category(block, "DH1001", 600)
    fixture.application(games, "com.example.quiz", 600)
    fixture.counts(block, "com.example.quiz", pickups: 1, notifications: 1)
    fixture.installed("com.example.quiz", "Quiz")
    for (table, columns) in fixture.columns {
      for column in columns {
        try load(fixture.statements, "UPDATE \(table) SET \(column) = \(value)")
      }
    }
    let verifier = StoreVerifier(folder.store)
    try verifier.run()
    #expect(verifier.problems.isEmpty)
    #expect(
      try folder.reportsByDevice().values.allSatisfy { $0.totals.allSatisfy { $0 <= 86_400 } }
    )
  }

  @Test("of the knowledge store leave a sound store or give an error", arguments: oddValues)
  func knowledge(value: String) throws {
    var fixture = KnowledgeFixture()
    fixture.storeIdentifier("5A0F")
    fixture.event("/app/inFocus", 0, 100, text: "com.apple.finder")
    fixture.event("/app/usage", 0, 100, text: "com.example.quiz", device: "D-1")
    fixture.event("/app/webUsage", 0, 100, text: "com.apple.Safari", domain: "example.org")
    fixture.event("/display/isBacklit", 50, 60, number: 0)
    fixture.event("/device/isLocked", 0, 10, number: 1)
    fixture.event("/device/isLocked", 10, 90, number: 0)
    fixture.event("/notification/usage", 20, 20, text: "Receive", notified: "com.example.quiz")
    fixture.peer("D-1", model: "iPhone12,1")
    for (table, columns) in fixture.columns {
      for column in columns {
        try load(fixture.statements, "UPDATE \(table) SET \(column) = \(value)")
      }
    }
    let verifier = StoreVerifier(folder.store)
    try verifier.run()
    #expect(verifier.problems.isEmpty)
    #expect(
      try folder.reportsByDevice().values.allSatisfy { $0.totals.allSatisfy { $0 <= 86_400 } }
    )
  }

  private func load(_ statements: String, _ change: String) throws {
    let file = try SQLiteFile(statements)
    try file.execute(change)
    file.close()
    do {
      _ = try Import.load(
        file.path,
        into: folder.store,
        options: ImportOptions(now: AppleFixture.now)
      )
    } catch is ImportError {}
  }
}
