/// The store's numbers of the applications and domains of one import.
///
/// Most events are of the same subject as the one before or of one of a few hundred, so their names
/// are looked up as bytes.
final class ActivityWatchNames {
  private let recorder: Recorder
  private var applications = NameTable()
  private var origins = NameTable()
  private let nameLength: Int

  init(_ recorder: Recorder) {
    self.recorder = recorder
    nameLength = recorder.options.limits.nameLength
  }

  /// The number of an application; nil where its name cannot be one.
  ///
  /// - Parameters:
  ///   - name: What people call it; the first of several counts.
  ///   - category: Its category, where a rule says it.
  func application(
    _ identifier: [UInt8],
    name: [UInt8] = [],
    category: String? = nil
  ) throws -> UInt32? {
    guard (1...nameLength).contains(identifier.count) else { return nil }
    return try applications.number(identifier, category) {
      try recorder.application(
        String(decoding: identifier, as: UTF8.self),
        name: (1...nameLength).contains(name.count) ? String(decoding: name, as: UTF8.self) : nil,
        category: category
      )
    }
  }

  /// The number of a page's domain; nil where its address has none.
  func domain(of address: [UInt8], category: String? = nil) throws -> UInt32? {
    let origin = Array(address[..<Self.originEnd(address)])
    return try origins.number(origin, category) {
      guard let domain = WebAddress.domain(origin) else { return nil }
      return try recorder.webDomain(String(decoding: domain, as: UTF8.self), category: category)
    }
  }

  /// Where an address such as `https://host/path` goes on behind all that its domain depends on.
  private static func originEnd(_ address: [UInt8]) -> Int {
    let slashes = "://".utf8
    guard
      let scheme = address.prefix(32).indices.first(where: { address[$0...].starts(with: slashes) })
    else { return address.count }
    return address[(scheme + slashes.count)...].firstIndex {
      $0 == 0x2F || $0 == 0x3F || $0 == 0x23 || $0 == 0x5C
    } ?? address.count
  }
}
