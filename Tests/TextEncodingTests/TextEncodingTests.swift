import Testing
import TextEncoding

@Suite("Bytes, numbers and text within other text")
struct TextEncodingTests {
  @Test(
    "Base64 is that of RFC 4648, section 10",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
  )
  func base64(plain: String, encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
    #expect(Base64.digits(of: Array(plain.utf8)) == Array(encoded.utf8))
  }

  @Test("Base64 has digits for all bytes")
  func allDigits() {
    #expect(Base64.encode([0xFF, 0xFE]) == "//4=")
    #expect(Base64.encode([0xFB, 0xEF, 0xBE]) == "++++")
  }

  @Test("What means something in markup is escaped, in text and in attributes")
  func escapes() {
    var bytes = Array("x".utf8)
    MarkupEscape.append("a<b> & \"c\" 'é日'", to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "xa&lt;b&gt; &amp; &quot;c&quot; &#39;é日&#39;"
    )
  }

  @Test(
    "Numbers have no exponent and no zeros at the end",
    arguments: [
      (0, 2, "0"), (-0.001, 2, "0"), (1.5, 2, "1.5"), (-1.255, 1, "-1.3"), (2.0004, 3, "2"),
      (1.05, 2, "1.05"), (0.5, 0, "1"), (1e300, 2, "1000"), (-.infinity, 2, "-1000"),
      (.infinity, 2, "1000"), (.nan, 2, "0"), (0.000_001, 6, "0.000001"),
    ] as [(Double, Int, String)]
  )
  func numbers(number: Double, decimals: Int, text: String) {
    var bytes: [UInt8] = []
    DecimalNumber.append(number, decimals: decimals, limit: 1000, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}
