internal import Synchronization

/// Where the translations of an extension's strings come from.
///
/// A build of an extension registers a lookup of the strings that its sources brought along; without
/// one every key stands for itself.
public enum _LocalizedStrings {
  /// Finds the string for a key.
  ///
  /// The table is nil for the default one, the locale nil for the current one. The integers are the
  /// values of the key in order, nil where one is no whole number; they choose plural forms. The
  /// result is nil for a key without a string of its own.
  public typealias Lookup =
    @Sendable (_ key: String, _ table: String?, _ locale: String?, _ integers: [Int64?]) -> String?

  private static let lookup = Mutex<Lookup?>(nil)
  private static let isRegistered = Atomic<Bool>(false)

  /// Makes a lookup the one that all strings come from.
  public static func register(_ lookup: @escaping Lookup) {
    Self.lookup.withLock { $0 = lookup }
    isRegistered.store(true, ordering: .releasing)
  }

  /// Goes back to keys that stand for themselves; for tests.
  package static func unregister() {
    isRegistered.store(false, ordering: .releasing)
    lookup.withLock { $0 = nil }
  }

  /// Whether there are any translations; where not, nobody need make keys to look up.
  package static var hasLookup: Bool { isRegistered.load(ordering: .acquiring) }

  /// The string for a key.
  package static func string(
    for key: String,
    table: String?,
    locale: String?,
    integers: [Int64?] = []
  ) -> String? {
    guard hasLookup else { return nil }
    return lookup.withLock { $0 }?(key, table, locale, integers)
  }
}
