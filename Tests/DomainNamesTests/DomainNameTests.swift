import DomainNames
import Testing

@Suite("Domain names")
struct DomainNameTests {
  @Test(
    "A public suffix is a name under which anybody can register names",
    arguments: [
      ("com", true), ("co.uk", true), ("gov.uk", true), ("github.io", true), ("localhost", true),
      // The list has *.kobe.jp and !city.kobe.jp.
      ("x.kobe.jp", true), ("city.kobe.jp", false),
      ("example.com", false), ("www.gov.uk", false), ("foo.github.io", false),
      ("printer.internal", false), ("xn--fiqs8s", true), ("", false),
    ]
  )
  func publicSuffix(name: String, isSuffix: Bool) {
    #expect(DomainName.isPublicSuffix(name) == isSuffix)
  }

  @Test("A name in other letters has one form for the domain name system")
  func ascii() {
    // The vector of RFC 3492 section 7.1 is of labels; this one is of RFC 5891's registries.
    for name in ["Bücher.example", "BÜCHER.example", "bu\u{308}cher.example", "bücher。example"] {
      #expect(DomainName.ascii(name) == "xn--bcher-kva.example")
    }
    #expect(DomainName.ascii("straße.de") == "xn--strae-oqa.de")
    #expect(DomainName.ascii("Example.COM") == "example.com")
  }

  @Test("What cannot be a name of the domain name system has no such form")
  func invalid() {
    #expect(DomainName.ascii("☃.example") == nil)
    #expect(DomainName.ascii("a\0b.example") == nil)
  }
}
