import CivilCalendar
import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

@Suite("Copies of a store")
struct BackupTests {
  let fixture: StoreFixture
  let copy: String

  init() throws {
    fixture = try StoreFixture()
    try fixture.addHousehold(days: 2)
    copy = fixture.folder.appending(path: "copy.sqlite").path
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).sorted()
  }

  @Test("give the same reports, check as sound, and only their owner may read them")
  func same() throws {
    try fixture.store.backup(to: copy, replaces: false)
    let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try names() == ["copy.sqlite", "deep"])
    let store = try #require(try Store.open(copy))
    let verifier = StoreVerifier(store)
    try verifier.run()
    #expect(verifier.problems.isEmpty)
    let query = ActivityQuery(
      interval: StoreFixture.monday / 1_000..<StoreFixture.monday / 1_000 + 172_800,
      zone: .utc,
      users: .all,
      now: 1_900_000_000
    )
    #expect(try query.reports(from: store) == query.reports(from: fixture.store))
    // It keeps its log beside it, as a store does.
    #expect(
      try store.database.number(
        "SELECT count(*) FROM pragma_journal_mode WHERE journal_mode = 'wal'"
      ) == 1
    )
  }

  @Test("are of one moment, while another process writes")
  func inUse() throws {
    let writer = try Store.openExisting(fixture.path)
    try writer.transaction {
      try writer.database.execute("DELETE FROM bins")
      try fixture.store.backup(to: copy, replaces: false)
    }
    let store = try #require(try Store.open(copy))
    #expect(try !store.isEmpty())
  }

  @Test("never replace a file, unless that is asked for")
  func existing() throws {
    try Data("precious".utf8).write(to: URL(filePath: copy))
    #expect(throws: BackupError.exists(copy)) {
      try fixture.store.backup(to: copy, replaces: false)
    }
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data("precious".utf8))
    try fixture.store.backup(to: copy, replaces: true)
    #expect(try Store.open(copy) != nil)
    #expect(try names() == ["copy.sqlite", "deep"])
  }

  @Test("are not written over the store itself, under whatever name, nor over what is no file")
  func targets() throws {
    #expect(throws: BackupError.storeItself(fixture.path)) {
      try fixture.store.backup(to: fixture.path, replaces: true)
    }
    try FileManager.default.createSymbolicLink(atPath: copy, withDestinationPath: fixture.path)
    #expect(throws: BackupError.storeItself(copy)) {
      try fixture.store.backup(to: copy, replaces: true)
    }
    let folder = fixture.folder.path
    #expect(throws: BackupError.noFile(folder)) {
      try fixture.store.backup(to: folder, replaces: true)
    }
    #expect(throws: BackupError.noFile("/dev/null")) {
      try fixture.store.backup(to: "/dev/null", replaces: true)
    }
    let missing = folder + "/none/copy.sqlite"
    #expect(throws: BackupError.unwritable(missing, reason: "No such file or directory")) {
      try fixture.store.backup(to: missing, replaces: false)
    }
  }

  @Test("leave out what was deleted")
  func deleted() throws {
    try fixture.execute("DELETE FROM users WHERE given_name = 'Mia'")
    try fixture.store.backup(to: copy, replaces: false)
    #expect(try Data(contentsOf: URL(filePath: copy)).range(of: Data("Winter".utf8)) == nil)
  }
}
