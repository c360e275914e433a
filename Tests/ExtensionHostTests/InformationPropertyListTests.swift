import Testing

@testable import ExtensionHost

@Suite("Info.plist")
struct InformationPropertyListTests {
  private func list(_ body: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(body)</dict></plist>
      """.utf8
    )
  }

  @Test("Apple's key gives the extension point, and the bundle's keys name and version")
  func keys() throws {
    let information = try InformationPropertyList(
      bytes: list(
        """
        <key>CFBundleDisplayName</key><string>Week</string>
        <key>CFBundleShortVersionString</key><string>1.2</string>
        <key>CFBundleExecutable</key><string>week</string>
        <key>EXAppExtensionAttributes</key><dict>
        <key>EXExtensionPointIdentifier</key><string>com.example.point</string></dict>
        """
      )
    )
    #expect(information.extensionPoint == "com.example.point")
    #expect(information.displayName == "Week")
    #expect(information.version == "1.2")
    #expect(information.executable == "week")
  }

  @Test("Missing keys are nil")
  func missing() throws {
    let information = try InformationPropertyList(bytes: list(""))
    #expect(information.extensionPoint == nil)
    #expect(information.executable == nil)
  }

  @Test("A list nested too deep is refused before the parser sees it")
  func deep() {
    let body = String(repeating: "<key>a</key><dict>", count: 10_000)
    #expect(throws: InformationPropertyList.ReadError.tooDeep) {
      try InformationPropertyList(bytes: list(body))
    }
  }

  @Test("Strings in arrays and deeper dictionaries are not taken for the bundle's keys")
  func nested() throws {
    let information = try InformationPropertyList(
      bytes: list(
        """
        <key>Others</key><array><string>CFBundleName</string><dict>
        <key>CFBundleName</key><string>inner</string></dict></array>
        <key>Flag</key><true/><key>CFBundleName</key><string>a &amp; b</string>
        """
      )
    )
    #expect(information.displayName == "a & b")
  }

  @Test("A list that declares entities is refused")
  func entities() {
    let text = """
      <!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <plist><dict><key>CFBundleName</key><string>&b;</string></dict></plist>
      """
    #expect(throws: InformationPropertyList.ReadError.malformed) {
      try InformationPropertyList(bytes: Array(text.utf8))
    }
  }

  @Test("Binary, huge and broken lists are refused")
  func refused() {
    #expect(throws: InformationPropertyList.ReadError.binary) {
      try InformationPropertyList(bytes: Array("bplist00".utf8))
    }
    #expect(throws: InformationPropertyList.ReadError.tooLarge(limit: 1 << 20)) {
      try InformationPropertyList(bytes: Array(repeating: 32, count: 2 << 20))
    }
    for text in [
      "", "<plist>", "{\"a\": 1}", "<plist><dict><key>CFBundleName</key></dict></plist>",
      "<array/>", "<dict/>",
    ] {
      #expect(throws: InformationPropertyList.ReadError.malformed) {
        try InformationPropertyList(bytes: Array(text.utf8))
      }
    }
  }

  @Test("Each limit is kept exactly", arguments: [0, 1])
  func exactLimits(over: Int) {
    // plist, dict, dict, string.
    let bytes = list("<key>a</key><dict><key>b</key><string/></dict>")
    let deep = InformationPropertyList.Limits(depth: 4 - over)
    #expect(((try? InformationPropertyList(bytes: bytes, limits: deep)) == nil) == (over == 1))
    let long = InformationPropertyList.Limits(bytes: bytes.count - over)
    #expect(((try? InformationPropertyList(bytes: bytes, limits: long)) == nil) == (over == 1))
  }

  @Test("A long key before many strings costs no more than any other list of its length")
  func longKey() throws {
    let key = String(repeating: "k", count: 500_000)
    let strings = String(repeating: "<string/>", count: 58_000)
    let start = ContinuousClock.now
    _ = try InformationPropertyList(bytes: list("<key>\(key)</key><array>\(strings)</array>"))
    #expect(ContinuousClock.now - start < .seconds(2))
  }
}
