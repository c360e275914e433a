internal import Categories

/// The categories of Apple's stores.
///
/// They are known there by identifiers; what the identifiers mean is known from Apple's own table of
/// their names (CTCategory of CategoriesKit), which calls the three below 1000 system applications.
enum AppleCategories {
  /// The name of a category; nil where the identifier is not known.
  static func name(of identifier: String) -> String? {
    if let category = categories[identifier] { return category.rawValue }
    return system.contains(identifier) ? systemName : nil
  }

  /// What belongs to the system: calls, Settings, Safari, Files and the like.
  ///
  /// Apple tells three kinds apart, by whether limits can block them; for time they are one.
  static let systemName = "System"

  private static let system: Set<String> = ["DH0011", "DH0012", "DH0013"]

  private static let categories: [String: Category] = [
    "DH1001": .games,
    "DH1002": .social,
    "DH1003": .entertainment,
    "DH1004": .creativity,
    "DH1005": .productivity,
    "DH1006": .education,
    "DH1007": .reading,
    "DH1008": .health,
    "DH1009": .other,
    "DH1011": .utilities,
    "DH1012": .shopping,
    "DH1013": .travel,
  ]
}
