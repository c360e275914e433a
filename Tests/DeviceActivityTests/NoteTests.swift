import ExtensionTestSupport
import Foundation
import Testing

@Suite("The ELF note of an extension")
struct NoteTests {
  /// The note as docs/protocol.md describes it: sizes 12 and 48, type 1, owner, version 1,
  /// identifier.
  private var note: Data {
    let header: [UInt8] = [12, 0, 0, 0, 48, 0, 0, 0, 1, 0, 0, 0]
    let descriptor = "\u{1}\0\0\0com.apple.deviceactivityui.report-extension\0"
    return Data(header) + Data("report-host\0".utf8) + Data(descriptor.utf8)
  }

  private func holdsNote(_ program: String) throws -> Bool {
    let url = FixtureProcess.buildFolder.appendingPathComponent(program)
    return try Data(contentsOf: url, options: .alwaysMapped).range(of: note) != nil
  }

  @Test(
    "extensions carry it, with the SDK and without",
    arguments: ["TemplateExtension", "CExtension"]
  )
  func present(program: String) throws {
    #expect(try holdsNote(program))
  }

  @Test("extensions do not carry an app's note", arguments: ["TemplateExtension", "CExtension"])
  func single(program: String) throws {
    let url = FixtureProcess.buildFolder.appendingPathComponent(program)
    let bytes = try Data(contentsOf: url, options: .alwaysMapped)
    #expect(bytes.range(of: Data("\u{1}\0\0\0report-host.app\0".utf8)) == nil)
  }

  @Test("a program of another kind does not")
  func absent() throws {
    #expect(try !holdsNote("RuntimeFixture"))
  }
}
