import ActivityPicker
import Testing
import TextEncoding
import ViewTree

@Suite("A selection's form")
struct SelectionFormTests {
  @Test("is Apple's, with the tokens in base64")
  func form() {
    let bytes = SelectionForm.encoded(
      TokenSelection(applications: [[0x66, 0x6F], [0x66, 0x6F, 0x6F]], webDomains: [[0x66]]),
      includesEntireCategory: true
    )
    // The base64 of "fo", "foo" and "f" is from RFC 4648, section 10.
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"applicationTokens":[{"data":"Zm8="},{"data":"Zm9v"}],"categoryTokens":[],"#
        + #""includeEntireCategory":true,"untokenizedApplicationIdentifiers":[],"#
        + #""untokenizedCategoryIdentifiers":[],"untokenizedWebDomainIdentifiers":[],"#
        + #""webDomainTokens":[{"data":"Zg=="}]}"# + "\n"
    )
  }

  @Test("has base64 that is read as RFC 4648 has it, and nothing else")
  func base64() {
    for (text, words) in [
      ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
      ("Zm9vYmE=", "fooba"), ("Zm9vYmFy", "foobar"),
    ] { #expect(Base64.decode(text) == Array(words.utf8)) }
    for text in ["Z", "Zg", "Zg=", "Z===", "====", "Zg==Zg==", "Zm9\n", "Zm=v", "Zm9*", "Zm9vé"] {
      #expect(Base64.decode(text) == nil, "\(text)")
    }
  }
}
