import ExtensionProtocol
import Testing

@Suite("Versions")
struct VersionTests {
  @Test("the highest version that both speak is chosen")
  func highestCommon() throws {
    #expect(try ProtocolVersion.highestCommon(process: [3, 1, 2], host: [1, 2]) == 2)
  }

  @Test("a newer extension asks for a newer host")
  func newerExtension() {
    #expect {
      try ProtocolVersion.highestCommon(process: [3, 4], host: [1])
    } throws: {
      "\($0)"
        == "the extension speaks protocol versions 3, 4, report-host speaks version 1: update report-host"
    }
  }

  @Test("an older extension asks to be built again")
  func olderExtension() {
    #expect {
      try ProtocolVersion.highestCommon(process: [1], host: [2])
    } throws: {
      "\($0)".hasSuffix(
        "speaks version 2: rebuild the extension with the SDK of this report-host"
      )
    }
  }

  @Test("an extension that names no version is refused")
  func noVersion() {
    #expect(throws: VersionMismatch(process: [], host: [1])) {
      try ProtocolVersion.highestCommon(process: [])
    }
  }
}
