/// Finds the domain in a page's address.
enum WebAddress {
  /// The host in small letters, without `www.`, port or user; nil where the address has none.
  ///
  /// Only pages of the web have a domain: `file:`, `about:`, `data:` and a browser's own pages do
  /// not.
  static func domain(_ address: some Collection<UInt8>) -> [UInt8]? {
    let bytes = Array(address)
    guard let start = hostStart(bytes) else { return nil }
    var host = bytes[start...].prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 && $0 != 0x5C }
    if let at = host.lastIndex(of: 0x40) { host = host[(at + 1)...] }
    if host.first == 0x5B {
      guard let end = host.firstIndex(of: 0x5D) else { return nil }
      host = host[...end]
    } else if let colon = host.firstIndex(of: 0x3A) {
      host = host[..<colon]
    }
    while host.last == 0x2E { host.removeLast() }
    var domain = host.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    if domain.starts(with: "www.".utf8), domain.count > 4 { domain.removeFirst(4) }
    guard (1...253).contains(domain.count), domain.allSatisfy(isHostByte) else { return nil }
    return domain
  }

  /// Where the host begins, after `http://` or `https://`.
  private static func hostStart(_ bytes: [UInt8]) -> Int? {
    for scheme in ["http://", "https://"] {
      let length = scheme.utf8.count
      if bytes.count > length, zip(bytes, scheme.utf8).allSatisfy({ lower($0) == $1 }) {
        return length
      }
    }
    return nil
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte >= 0x80
      || [0x2D, 0x2E, 0x5F, 0x3A, 0x5B, 0x5D].contains(byte)
  }
}
