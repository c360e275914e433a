import Foundation
import OutputFiles
import Testing

@Suite("Folders that are written as a whole")
struct OutputFolderTests {
  private let root: String

  init() throws {
    root = NSTemporaryDirectory() + "report-host-folder-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: root) }

  private var place: String { root + "/reports" }

  private func put(_ files: [String: String], at path: String? = nil) throws {
    var folder = try OutputFolder(at: path ?? place)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try folder.write([Array(text.utf8)], to: name)
    }
    try folder.moveIntoPlace()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test("A new folder and its files are private, and nothing else is left beside it")
  func isPrivate() throws {
    defer { remove() }
    try put(["a.txt": "one", "b.txt": "two"])
    #expect(try names(root) == ["reports"])
    #expect(try names(place) == [OutputFolder.listName, "a.txt", "b.txt"])
    #expect(try mode(place) == 0o700)
    #expect(try mode(place + "/a.txt") == 0o600)
    #expect(try text(place + "/b.txt") == "two")
  }

  @Test("Nothing is in the place until the folder is complete, and nothing if it is discarded")
  func discards() throws {
    defer { remove() }
    var folder = try OutputFolder(at: place)
    try folder.write([Array("one".utf8)], to: "a.txt")
    #expect(!FileManager.default.fileExists(atPath: place))
    folder.discard()
    #expect(try names(root) == [])
  }

  @Test("An older folder of ours is replaced with all its files")
  func replaces() throws {
    defer { remove() }
    try put(["a.txt": "old", "b.txt": "old"])
    try put(["b.txt": "new"], at: place + "/")
    #expect(try names(place) == [OutputFolder.listName, "b.txt"])
    #expect(try text(place + "/b.txt") == "new")
    #expect(try names(root) == ["reports"])
  }

  @Test("An empty folder is taken")
  func takesEmpty() throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try put(["a.txt": "one"])
    #expect(try names(place) == [OutputFolder.listName, "a.txt"])
  }

  @Test("A folder with somebody's own file in it is left as it is")
  func keepsForeign() throws {
    defer { remove() }
    try put(["a.txt": "old"])
    try "mine".write(toFile: place + "/letter.txt", atomically: false, encoding: .utf8)
    let error = #expect(throws: OutputError.self) { try put(["a.txt": "new"]) }
    #expect(error?.description.contains("it holds 'letter.txt'") == true)
    #expect(try text(place + "/a.txt") == "old")
    #expect(try names(root) == ["reports"])
  }

  @Test("A file that appears while the folder is written keeps what was there")
  func keepsLateFile() throws {
    defer { remove() }
    try put(["a.txt": "old"])
    var folder = try OutputFolder(at: place)
    try folder.write([Array("new".utf8)], to: "a.txt")
    try "mine".write(toFile: place + "/letter.txt", atomically: false, encoding: .utf8)
    #expect(throws: OutputError.self) { try folder.moveIntoPlace() }
    #expect(try text(place + "/a.txt") == "old")
    #expect(try names(root) == ["reports"])
  }

  @Test("A list that names a folder or what is outside does not make it ours")
  func doubtsList() throws {
    defer { remove() }
    let inner = place + "/inner"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try "keep".write(toFile: root + "/outside", atomically: false, encoding: .utf8)
    let list = "inner\n../outside\n..\n\(OutputFolder.listName)\n"
    try list.write(toFile: place + "/\(OutputFolder.listName)", atomically: false, encoding: .utf8)
    #expect(throws: OutputError.self) { try put(["a.txt": "new"]) }
    try FileManager.default.removeItem(atPath: inner)
    try put(["a.txt": "new"])
    #expect(try text(root + "/outside") == "keep")
  }

  @Test("A file is no folder, and a link is followed")
  func links() throws {
    defer { remove() }
    try "mine".write(toFile: root + "/file", atomically: false, encoding: .utf8)
    #expect(throws: OutputError.self) { try OutputFolder(at: root + "/file") }
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: root + "/link",
      withDestinationPath: "reports"
    )
    try put(["a.txt": "one"], at: root + "/link")
    #expect(try text(place + "/a.txt") == "one")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: root + "/link") == "reports")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/lost",
      withDestinationPath: "nowhere"
    )
    #expect(throws: OutputError.self) { try OutputFolder(at: root + "/lost") }
  }

  @Test(
    "Names that lead elsewhere or come twice are refused",
    arguments: ["../x", "", "..", "a/b"]
  )
  func refusesNames(name: String) throws {
    defer { remove() }
    var folder = try OutputFolder(at: place)
    defer { folder.discard() }
    #expect(throws: OutputError.self) { try folder.write([], to: name) }
    try folder.write([], to: "a.txt")
    #expect(throws: OutputError.self) { try folder.write([], to: "a.txt") }
  }

  /// Makes a signal end the process, whatever the one that started it does with it.
  private static func restore(_ number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  @Test("A signal that ends the process removes what is not finished and leaves what is")
  func signals() async throws {
    defer { remove() }
    try put(["a.html": "old"])
    let place = place
    await #expect(processExitsWith: .signal(SIGTERM)) { [place = place as String] in
      Self.restore(SIGTERM)
      var folder = try OutputFolder(at: place)
      try folder.write([Array("new".utf8)], to: "a.html")
      raise(SIGTERM)
    }
    await #expect(processExitsWith: .signal(SIGINT)) { [place = place as String] in
      Self.restore(SIGINT)
      let file = try TemporaryFile(beside: OutputPlace("\(place).html"))
      try file.stream.write(Array("new".utf8))
      raise(SIGINT)
    }
    #expect(try names(root) == ["reports"])
    #expect(try text(place + "/a.html") == "old")
  }
}
