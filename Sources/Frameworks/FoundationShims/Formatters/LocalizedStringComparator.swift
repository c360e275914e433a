public import Foundation

extension String {
  /// Compares strings as a reader would order them, which Foundation on Linux has no comparator for.
  public struct _LocalizedComparator: SortComparator, Codable, Sendable {
    /// Whether numbers in the strings count as numbers, as in the Finder.
    let isStandard: Bool
    /// The direction.
    public var order: SortOrder

    /// Tells which of two strings comes first.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
      guard order == .reverse else { return result }
      return ComparisonResult(rawValue: -result.rawValue) ?? result
    }
  }
}

extension SortComparator where Self == String._LocalizedComparator {
  /// The order of the Finder: letters whatever their case, and numbers by their value.
  public static var localizedStandard: String._LocalizedComparator {
    String._LocalizedComparator(isStandard: true, order: .forward)
  }

  /// The order of the locale.
  public static var localized: String._LocalizedComparator {
    String._LocalizedComparator(isStandard: false, order: .forward)
  }
}
