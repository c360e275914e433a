internal import DomainNames

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
  ///
  /// What stands under a public suffix belongs to somebody else: a page of `ada.github.io` is not
  /// GitHub's.
  func find(_ domain: String) -> Category? {
    var parent = Substring(domain)
    while !parent.isEmpty {
      if let known = categories[parent] {
        return parent.utf8.count == domain.utf8.count || !DomainName.isPublicSuffix(parent)
          ? known : nil
      }
      guard let dot = parent.firstIndex(of: ".") else { return nil }
      parent = parent[dot...].dropFirst()
    }
    return nil
  }
}
