/// Looks up web domains.
struct KnownDomains: Sendable {
  static let shared = KnownDomains(KnownSubjects.all)

  private var categories: [Substring: Category] = [:]

  init(_ subjects: [KnownSubjects]) {
    for list in subjects {
      for domain in list.domains.split(whereSeparator: \.isWhitespace) {
        categories[domain] = list.category
      }
    }
  }

  /// The category of a domain, or of the nearest one above it that is known.
  func find(_ domain: String) -> Category? {
    var parent = Substring(domain)
    while !parent.isEmpty {
      if let known = categories[parent] { return known }
      guard let dot = parent.firstIndex(of: ".") else { return nil }
      parent = parent[dot...].dropFirst()
    }
    return nil
  }
}
