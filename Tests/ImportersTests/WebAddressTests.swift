import Testing

@testable import Importers

@Suite("Web domains of addresses")
struct WebAddressTests {
  private func domain(_ address: String) -> String? {
    WebAddress.domain(Array(address.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "A domain is the host in small letters without user and port",
    arguments: [
      ("https://Example.COM/Path?q#f", "example.com"),
      ("http://user:pass@example.com:8080/", "example.com"),
      ("https://a@b@example.com", "example.com"), ("HTTPS://example.com", "example.com"),
      ("https://example.com.", "example.com"), ("https://example.com?q=a/b", "example.com"),
      ("https:\\\\example.com\\x", "example.com"), ("  https://example.com", "example.com"),
      ("ws://example.com/socket", "example.com"), ("localhost:8080/x", "localhost"),
      ("http://192.168.0.1:80/", "192.168.0.1"), ("http://[2001:DB8::1]:8080/x", "[2001:db8::1]"),
      ("http://[::1]", "[::1]"), ("http://my_host/", "my_host"),
      ("view-source:https://example.com/", "example.com"),
      ("blob:https://example.com/5c4b", "example.com"),
    ]
  )
  func host(address: String, expected: String) { #expect(domain(address) == expected) }

  @Test(
    "www. is left out unless what is left is a public suffix or has no dot",
    arguments: [
      ("https://www.example.com/", "example.com"), ("https://WWW.Example.Com/", "example.com"),
      ("https://www.gov.uk/bank-holidays", "www.gov.uk"),
      ("https://www.bbc.co.uk/", "bbc.co.uk"),
      ("https://www.github.io/", "www.github.io"), ("https://www.localhost/", "www.localhost"),
      ("https://www.de/", "www.de"), ("https://www/", "www"),
      ("https://www2.example.com/", "www2.example.com"),
    ]
  )
  func www(address: String, expected: String) { #expect(domain(address) == expected) }

  @Test("Both spellings of a name in other letters are one domain")
  func otherLetters() {
    #expect(domain("https://bücher.example/") == "xn--bcher-kva.example")
    #expect(domain("https://www.BÜCHER.example/") == "xn--bcher-kva.example")
    #expect(domain("https://xn--bcher-kva.example/") == "xn--bcher-kva.example")
    #expect(domain("https://☃.example/") == "☃.example")
  }

  @Test(
    "An address without a host is known by its scheme",
    arguments: [
      ("file:///home/ada/notes.html", "file:"), ("file://server/share/x", "file:"),
      ("about:blank", "about:"), ("chrome://settings/", "chrome:"),
      ("chrome-extension://abc/page.html", "chrome-extension:"), ("DATA:text/html,x", "data:"),
      ("view-source:file:///x", "file:"), ("javascript:void(0)", "javascript:"),
    ]
  )
  func scheme(address: String, expected: String) { #expect(domain(address) == expected) }

  @Test(
    "What is no address has no domain",
    arguments: [
      "", " ", "https://", "https:///", "https://user@/", "https://:80/", "https://exa mple.com/",
      "https://ex%61mple.com/", "http://[::1", "http://[x]/", "no scheme", "/path", "1http://x/",
      "https://...", "view-source:", "https://a<b/",
    ]
  )
  func nothing(address: String) { #expect(domain(address) == nil) }

  @Test("Bytes that are no text are no host, and a name too long for the system is none")
  func limits() {
    #expect(WebAddress.domain(Array("https://a".utf8) + [0xFF] + Array(".de/".utf8)) == nil)
    let label = String(repeating: "a", count: 60)
    let name = Array(repeating: label, count: 4).joined(separator: ".")
    #expect(domain("https://\(name).example/") == name + ".example")
    #expect(domain("https://\(name).exampleexample/") == nil)
  }
}
