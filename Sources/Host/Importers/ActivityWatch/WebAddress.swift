internal import DomainNames

/// Finds the domain in a page's address.
enum WebAddress {
  /// The host in small letters, without `www.`, port or user; nil where the address has none.
  ///
  /// Addresses without a host are known by their scheme: "file:", "about:", "chrome:". The parts of an
  /// address are those of the URL standard (url.spec.whatwg.org), which browsers follow.
  static func domain(_ address: some Collection<UInt8>) -> [UInt8]? {
    var rest = Array(address)[...]
    while let first = rest.first, first <= 0x20 { rest.removeFirst() }
    while true {
      guard let colon = endOfScheme(rest) else { return nil }
      let scheme = rest[..<colon].map(lower)
      let after = rest[(colon + 1)...]
      if wrappers.contains(scheme) {
        // The address of what is shown follows.
        rest = after
      } else if hosted.contains(scheme) {
        return domain(ofHostIn: after)
      } else if isPort(after) {
        // A host and a port without a scheme.
        return domain(ofHostIn: rest)
      } else {
        return scheme + ":".utf8
      }
    }
  }

  /// Schemes whose addresses have a host.
  private static let hosted = Set(["http", "https", "ws", "wss", "ftp"].map { Array($0.utf8) })
  private static let wrappers = Set(["view-source", "blob"].map { Array($0.utf8) })

  private static func endOfScheme(_ address: ArraySlice<UInt8>) -> Int? {
    guard let first = address.first, isLetter(lower(first)) else { return nil }
    let end = address.firstIndex { byte in
      let byte = lower(byte)
      return !(isLetter(byte) || isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E)
    }
    guard let end, address[end] == 0x3A, end - address.startIndex <= 64 else { return nil }
    return end
  }

  private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.prefix(while: isDigit)
    let next = text.dropFirst(digits.count).first
    return (1...5).contains(digits.count) && (next.map(endsHost) ?? true)
  }

  private static func domain(ofHostIn text: ArraySlice<UInt8>) -> [UInt8]? {
    var host = text.drop { $0 == 0x2F || $0 == 0x5C }.prefix { !endsHost($0) }
    if let at = host.lastIndex(of: 0x40) { host = host[(at + 1)...] }
    if host.first == 0x5B { return internetAddress(host) }
    if let colon = host.firstIndex(of: 0x3A) { host = host[..<colon] }
    guard var name = canonical(host) else { return nil }
    while name.last == 0x2E { name.removeLast() }
    if let short = withoutWWW(name) { name = short }
    return (1...253).contains(name.count) ? name : nil
  }

  /// An address of IPv6 in its brackets.
  private static func internetAddress(_ host: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = host.firstIndex(of: 0x5D) else { return nil }
    let address = host[...end].map(lower)
    let inner = address.dropFirst().dropLast()
    let isAddress = inner.allSatisfy { byte in
      isDigit(byte) || (0x61...0x66).contains(byte) || byte == 0x3A || byte == 0x2E
    }
    return isAddress && (2...45).contains(inner.count) ? address : nil
  }

  /// The name in small letters, and in those of ASCII where it can be.
  private static func canonical(_ host: ArraySlice<UInt8>) -> [UInt8]? {
    if host.allSatisfy({ $0 < 0x80 }) {
      let name = host.map(lower)
      return name.allSatisfy(isHostByte) ? name : nil
    }
    guard let name = String(validating: host, as: UTF8.self) else { return nil }
    // Browsers take some names that the standard forbids, such as those of pictures.
    let form = DomainName.ascii(name) ?? name.lowercased()
    return form.utf8.allSatisfy { isHostByte($0) || $0 >= 0x80 } ? Array(form.utf8) : nil
  }

  /// `example.com` for `www.example.com`, but nil for `www.gov.uk`: all of Britain's offices are
  /// something else.
  private static func withoutWWW(_ name: [UInt8]) -> [UInt8]? {
    guard name.starts(with: "www.".utf8) else { return nil }
    let rest = name.dropFirst(4)
    guard rest.contains(0x2E), !DomainName.isPublicSuffix(String(decoding: rest, as: UTF8.self))
    else { return nil }
    return Array(rest)
  }

  private static func endsHost(_ byte: UInt8) -> Bool {
    byte == 0x2F || byte == 0x3F || byte == 0x23 || byte == 0x5C
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
  }
}
