/// The store's numbers of the applications and domains of one import.
final class ActivityWatchNames {
  private let recorder: Recorder
  private let nameLength: Int
  /// By the category that a rule gives.
  private var applications: [String: NameTable] = [:]
  private var origins: [String: NameTable] = [:]
  private var plainApplications = NameTable()
  private var plainOrigins = NameTable()

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
    func find() throws -> UInt32? {
      try recorder.application(
        String(decoding: identifier, as: UTF8.self),
        name: (1...nameLength).contains(name.count) ? String(decoding: name, as: UTF8.self) : nil,
        category: category
      )
    }
    return try identifier.withUnsafeBufferPointer { bytes in
      guard let category else { return try plainApplications.number(bytes, find: find) }
      return try applications[category, default: NameTable()].number(bytes, find: find)
    }
  }

  /// The number of a page's domain; nil where its address has none.
  func domain(of address: [UInt8], category: String? = nil) throws -> UInt32? {
    try address.withUnsafeBufferPointer { bytes in
      let origin = UnsafeBufferPointer(rebasing: bytes[..<Self.originEnd(bytes)])
      func find() throws -> UInt32? {
        guard let domain = WebAddress.domain(origin) else { return nil }
        return try recorder.webDomain(String(decoding: domain, as: UTF8.self), category: category)
      }
      // Only addresses without a host are longer, and no table need keep those.
      guard origin.count <= nameLength else { return try find() }
      guard let category else { return try plainOrigins.number(origin, find: find) }
      return try origins[category, default: NameTable()].number(origin, find: find)
    }
  }

  /// Where an address such as `https://host/path` goes on behind all that its domain depends on.
  private static func originEnd(_ address: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    while index < address.count, address[index] != 0x3A { index += 1 }
    guard index + 2 < address.count, address[index + 1] == 0x2F, address[index + 2] == 0x2F else {
      return address.count
    }
    index += 3
    while index < address.count {
      switch address[index] {
      case 0x2F, 0x3F, 0x23, 0x5C: return index
      default: index += 1
      }
    }
    return index
  }
}
