import Foundation
import OutputFiles
import Testing

@Suite("Files that are read up to a limit")
struct BoundedFileTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "report-host-bounded-" + UUID().uuidString
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("have as many bytes as the limit, and no more")
  func limit() throws {
    try withFile([1, 2, 3]) { path in
      let bytes = try BoundedFile.bytes(of: path, limit: 3)
      #expect(bytes == [1, 2, 3])
      #expect(throws: BoundedFile.ReadError.tooLarge) {
        try BoundedFile.bytes(of: path, limit: 2)
      }
    }
  }

  @Test("are bounded where their size is not known")
  func endless() throws {
    #expect(throws: BoundedFile.ReadError.tooLarge) {
      try BoundedFile.bytes(of: "/dev/zero", limit: 1 << 20, takesStreams: true)
    }
  }

  @Test("are regular ones, unless others are asked for")
  func kinds() throws {
    #expect(throws: BoundedFile.ReadError.notRegular) {
      try BoundedFile.bytes(of: "/dev/null", limit: 3)
    }
    #expect(try BoundedFile.bytes(of: "/dev/null", limit: 3, takesStreams: true) == [])
    #expect(throws: BoundedFile.ReadError.system(code: ENOENT)) {
      try BoundedFile.bytes(of: "/nonexistent", limit: 3)
    }
    #expect(throws: BoundedFile.ReadError.system(code: EISDIR)) {
      try BoundedFile.bytes(of: "/", limit: 3, takesStreams: true)
    }
  }
}

@Suite("A user's folders")
struct UserFolderTests {
  private func path(_ folder: UserFolder, _ environment: [String: String]) -> String? {
    folder.path { environment[$0] }
  }

  @Test("are named by variables, or stand in the home")
  func variables() {
    let both = ["HOME": "/home/a", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "/cache"]
    #expect(path(.data, both) == "/data/report-host")
    #expect(path(.cache, both) == "/cache/report-host")
    #expect(path(.data, ["HOME": "/home/a"]) == "/home/a/.local/share/report-host")
    #expect(path(.cache, ["HOME": "/home/a"]) == "/home/a/.cache/report-host")
    #expect(path(.data, [:]) == nil)
    let other = UserFolder.data.path(home: "/home/b") { _ in nil }
    #expect(other == "/home/b/.local/share/report-host")
  }

  @Test("are not where a relative path leads")
  func relative() {
    #expect(path(.data, ["HOME": "/a", "XDG_DATA_HOME": "data"]) == "/a/.local/share/report-host")
    #expect(path(.data, ["HOME": "a"]) == nil)
    #expect(path(.data, ["HOME": "", "XDG_DATA_HOME": ""]) == nil)
  }
}
