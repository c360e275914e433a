import Foundation
import OutputFiles
import Testing

@Suite("Files that a user names for output")
struct OutputFilesTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "report-host-output-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = try TemporaryFile(beside: OutputPlace(path))
    try file.stream.write(Array(text.utf8))
    try file.moveIntoPlace()
  }

  @Test("A link stays, and its target is replaced")
  func followsLinks() throws {
    defer { remove() }
    let (link, target) = (folder + "/link", folder + "/target")
    try Data().write(to: URL(fileURLWithPath: target))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
    try write("new", to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "new")
  }

  @Test("A link to what does not exist is refused")
  func refusesDanglingLinks() throws {
    defer { remove() }
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "none")
    #expect(throws: OutputError.self) { try OutputPlace(link) }
  }

  @Test("A device and a pipe are written into")
  func findsStreams() throws {
    defer { remove() }
    let pipe = folder + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(try OutputPlace(pipe).isStream)
    #expect(try OutputPlace("/dev/null").isStream)
    #expect(try !OutputPlace(folder + "/file").isStream)
  }

  @Test("A name of 255 bytes can be written")
  func takesLongNames() throws {
    defer { remove() }
    // 85 characters of three bytes each.
    let path = folder + "/" + String(repeating: "\u{20AC}", count: 85)
    try write("x", to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "x")
  }

  @Test("A folder is refused, and a file that is given up leaves nothing")
  func leavesNothing() throws {
    defer { remove() }
    #expect(throws: OutputError.self) { try OutputPlace(folder) }
    try TemporaryFile(beside: OutputPlace(folder + "/file")).discard()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }
}
