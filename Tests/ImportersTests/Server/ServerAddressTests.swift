import Testing

@testable import Importers

@Suite("Addresses of servers")
struct ServerAddressTests {
  @Test(
    "Only this machine's own are taken",
    arguments: [
      ("http://localhost:5600", "localhost:5600", 2), ("http://LOCALHOST", "LOCALHOST:5600", 2),
      ("http://127.0.0.1:5666/", "127.0.0.1:5666", 1),
      ("HTTP://127.255.0.3/api/0/", "127.255.0.3:5600", 1), ("http://[::1]:1", "[::1]:1", 1),
      ("http://[0:0:0:0:0:0:0:1]", "[0:0:0:0:0:0:0:1]:5600", 1),
    ]
  )
  func loopback(text: String, authority: String, places: Int) throws {
    let address = try ServerAddress(text)
    #expect(address.authority == authority)
    #expect(address.hosts.count == places)
  }

  @Test(
    "Others are refused with the reason",
    arguments: [
      "http://192.168.0.2:5600", "http://example.com", "http://128.0.0.1", "http://0.0.0.0:5600",
      "http://[::]:5600", "http://[::ffff:127.0.0.1]", "http://127.0.0.1.example.com",
      "http://localhost.example", "http://127.1", "http://user@127.0.0.1", "http://",
      "http://:5600",
    ]
  )
  func others(text: String) throws {
    let error = #expect(throws: ImportError.self) { try ServerAddress(text) }
    #expect("\(try #require(error))".contains("only this machine's own addresses are read"))
  }

  @Test(
    "What is no address of a server is refused",
    arguments: [
      ("https://127.0.0.1:5600", "only http:// is understood"),
      ("http://127.0.0.1:0", "the port is a number from 1 to 65535"),
      ("http://127.0.0.1:65536", "the port is a number from 1 to 65535"),
      ("http://127.0.0.1:x", "the port is a number from 1 to 65535"),
      ("http://127.0.0.1:5600/#/activity", "the address ends after the port"),
    ]
  )
  func malformed(text: String, reason: String) throws {
    let error = #expect(throws: ImportError.self) { try ServerAddress(text) }
    #expect("\(try #require(error))".contains(reason))
  }
}
