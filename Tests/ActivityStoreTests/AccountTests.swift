import ActivityStore
import Foundation
import Testing

@Suite("Accounts")
struct AccountTests {
  @Test("are found by number in the password file, whatever else stands in it")
  func find() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "passwd-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(
      "# note\n\nroot:x:0:0:root:/root:/bin/sh\nbad:x:12\nmia:x:1000:1000::/home/mia:\n".utf8
    )
    .write(to: URL(filePath: path))
    #expect(Account.find(user: 1_000, file: path)?.home == "/home/mia")
    #expect(Account.find(user: 0, file: path)?.name == "root")
    #expect(Account.find(user: 12, file: path) == nil)
    #expect(Account.find(user: 0, file: "/nonexistent") == nil)
  }
}
