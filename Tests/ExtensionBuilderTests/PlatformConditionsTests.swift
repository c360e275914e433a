import ExtensionBuilder
import Testing

@Suite("Conditional compilation")
struct PlatformConditionsTests {
  @Test("os(iOS) is true in conditions, line for line")
  func takesBranches() {
    let source = "#if os(iOS)\r\nlet a = 1\r\n  #elseif !os( iOS ) || os(macOS)\n#endif // os(iOS)"
    #expect(
      PlatformConditions.rewritten(source)
        == "#if true\r\nlet a = 1\r\n  #elseif !true || os(macOS)\n#endif // os(iOS)"
    )
  }

  @Test("Other conditions and other lines stay as they are")
  func leavesOthers() {
    let source = "#if os(macOS) || macos(iOS)\nlet a = \"os(iOS)\"\n#ifos(iOS)\n#endif"
    #expect(PlatformConditions.rewritten(source) == nil)
  }
}
