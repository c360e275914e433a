internal import ActivityStore
internal import ExtensionProtocol

/// Puts well-known applications and web domains into Apple's categories.
///
/// What is not known is "Other".
enum Categories {
  /// A subject with what is known of it where its source does not say it.
  static func described(_ subject: ImportedSubject) -> ImportedSubject {
    let known =
      switch subject.kind {
      case .application: application(subject.identifier, label: subject.name)
      case .webDomain: webDomain(subject.identifier)
      case .category: subject
      }
    var described = subject
    described.name = subject.name ?? known.name
    described.category = subject.category ?? known.category
    return described
  }

  /// An application as the store keeps it.
  static func application(_ identifier: String, label: String?) -> ImportedSubject {
    let known = WellKnownApplications.find(identifier)
    return ImportedSubject(
      kind: .application,
      identifier: identifier,
      name: label ?? known?.name ?? shortName(identifier),
      category: (known?.category ?? .other).rawValue
    )
  }

  /// A web domain as the store keeps it; it belongs where the domain above it belongs.
  static func webDomain(_ domain: String) -> ImportedSubject {
    var parent = Substring(domain)
    var category = Category.other
    while !parent.isEmpty {
      if let known = WellKnownDomains.categories[String(parent)] {
        category = known
        break
      }
      guard let dot = parent.firstIndex(of: ".") else { break }
      parent = parent[parent.index(after: dot)...]
    }
    return ImportedSubject(
      kind: .webDomain,
      identifier: domain,
      name: nil,
      category: category.rawValue
    )
  }

  /// "Nautilus" for "org.gnome.Nautilus", otherwise the identifier itself.
  private static func shortName(_ identifier: String) -> String {
    let parts = identifier.split(separator: ".")
    guard parts.count >= 3, let last = parts.last else { return identifier }
    return String(last)
  }
}

/// Apple's names for the categories of Screen Time.
enum Category: String, Sendable {
  case social = "Social"
  case games = "Games"
  case entertainment = "Entertainment"
  case creativity = "Creativity"
  case productivity = "Productivity & Finance"
  case education = "Education"
  case reading = "Information & Reading"
  case health = "Health & Fitness"
  case shopping = "Shopping & Food"
  case travel = "Travel"
  case utilities = "Utilities"
  case other = "Other"
}
