internal import Glibc

/// The address of a server on this machine.
struct ServerAddress: Hashable, Sendable {
  /// Where to connect to.
  enum Host: Hashable, Sendable {
    /// In the order of the network.
    case internet4(UInt32)
    case internet6
  }

  /// What the user wrote.
  let text: String
  /// The places to try, in order.
  let hosts: [Host]
  let port: UInt16
  /// What the server is called in a request.
  let authority: String

  /// ActivityWatch's own.
  private static let standardPort: UInt16 = 5_600

  /// - Throws: ``ImportError`` where the address is none or not of this machine.
  init(_ text: String) throws(ImportError) {
    self.text = text
    let scheme = "http://"
    guard text.lowercased().hasPrefix(scheme) else {
      throw .server(text, "only http:// is understood; the server is on this machine")
    }
    let rest = text.dropFirst(scheme.count)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
    guard ["", "/", "/api", "/api/", "/api/0", "/api/0/"].contains(rest[end...]) else {
      throw .server(text, "the address ends after the port, as in http://127.0.0.1:5600")
    }
    let (name, port) = Self.parts(rest[..<end])
    guard let number = port.isEmpty ? Self.standardPort : UInt16(port), number > 0 else {
      throw .server(text, "the port is a number from 1 to 65535")
    }
    guard let hosts = Self.hosts(name) else {
      throw .server(
        text,
        "only this machine's own addresses are read (127.0.0.0/8, [::1], localhost), since activity "
          + "would cross the network unprotected; forward the port, "
          + "as 'ssh -L 5600:localhost:5600 HOST' does"
      )
    }
    self.hosts = hosts
    self.port = number
    authority = "\(name):\(number)"
  }

  /// Host and port of an authority.
  private static func parts(_ authority: Substring) -> (name: String, port: Substring) {
    let end = authority.lastIndex(of: "]") ?? authority.startIndex
    guard let colon = authority[end...].lastIndex(of: ":") else { return (String(authority), "") }
    return (String(authority[..<colon]), authority[colon...].dropFirst())
  }

  /// The places that a name stands for; nil for those of other machines.
  private static func hosts(_ name: String) -> [Host]? {
    if name.lowercased() == "localhost" {
      return [.internet4(UInt32(0x7F00_0001).bigEndian), .internet6]
    }
    if name.hasPrefix("["), name.hasSuffix("]") {
      var address = in6_addr()
      guard inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &address) == 1 else {
        return nil
      }
      let isLoopback = withUnsafeBytes(of: address) { bytes in
        bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
      }
      return isLoopback ? [.internet6] : nil
    }
    var address = in_addr()
    guard inet_pton(AF_INET, name, &address) == 1,
      UInt32(bigEndian: address.s_addr) >> 24 == 127
    else { return nil }
    return [.internet4(address.s_addr)]
  }
}
