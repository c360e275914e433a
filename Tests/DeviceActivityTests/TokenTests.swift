import FamilyControls
import Foundation
import ManagedSettings
import Testing

@Suite("Tokens and selections")
struct TokenTests {
  private let token = ApplicationToken(data: Data([0, 1, 2]))

  @Test("a token is coded as an object with its bytes in base64")
  func tokenForm() throws {
    let json = try JSONEncoder().encode(token)
    #expect(String(decoding: json, as: UTF8.self) == #"{"data":"AAEC"}"#)
    #expect(try JSONDecoder().decode(ApplicationToken.self, from: json) == token)
  }

  @Test("a selection is coded in Apple's form")
  func selectionForm() throws {
    var selection = FamilyActivitySelection()
    selection.applicationTokens = [token]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(selection), as: UTF8.self)
    let expected =
      #"{"applicationTokens":[{"data":"AAEC"}],"categoryTokens":[],"includeEntireCategory":false,"#
      + #""untokenizedApplicationIdentifiers":[],"untokenizedCategoryIdentifiers":[],"#
      + #""untokenizedWebDomainIdentifiers":[],"webDomainTokens":[]}"#
    #expect(json == expected)
  }

  @Test("a selection that an app stored is read, and keeps its flag")
  func storedSelection() throws {
    let json = #"""
      {"applicationTokens":[{"data":"AAEC"}],"categoryTokens":[],"webDomainTokens":[],
      "includeEntireCategory":true,"untokenizedApplicationIdentifiers":[]}
      """#
    let selection = try JSONDecoder().decode(FamilyActivitySelection.self, from: Data(json.utf8))
    #expect(selection.includeEntireCategory)
    #expect(selection.applications == [Application(token: token)])
    #expect(selection.applications.first?.bundleIdentifier == nil)
  }

  @Test("a selection of something else is refused")
  func wrongSelection() {
    let json = Data(#"{"applicationTokens":[{"data":7}]}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FamilyActivitySelection.self, from: json)
    }
  }

  @Test("values made from a token or a name carry nothing else")
  func values() {
    #expect(Application(bundleIdentifier: "com.example.chess").token == nil)
    #expect(WebDomain(domain: "example.org").domain == "example.org")
    #expect(WebDomain(token: .init(data: Data([1]))).domain == nil)
    #expect(ActivityCategory(token: .init(data: Data([1]))).localizedDisplayName == nil)
  }
}
