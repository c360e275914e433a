internal import Foundation

/// The Info.plist that was built into the program.
package enum BundleInformation {
  private static let source = Guarded<(@Sendable () -> [UInt8])?>(nil)
  private static let decoded = Guarded<[String: Any]?>(nil)

  /// Sets where the list comes from, as XML; it is asked for when it is needed first.
  package static func register(_ source: @escaping @Sendable () -> [UInt8]) {
    self.source.withLock { $0 = source }
    decoded.withLock { $0 = nil }
  }

  /// The keys and values; none where there is no list or it cannot be read.
  static var dictionary: [String: Any] {
    if let known = decoded.withLock(\.self) { return known }
    let bytes = source.withLock(\.self)?() ?? []
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let dictionary = list as? [String: Any] ?? [:]
    decoded.withLock { $0 = dictionary }
    return dictionary
  }
}
