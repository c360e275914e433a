package import ExtensionProtocol

/// Puts well-known applications and web domains into Apple's categories.
package enum Categories {
  /// The name of the category of an application or web domain; "Other" where it is not known.
  ///
  /// A domain belongs where the nearest known domain above it belongs. A category is its own.
  package static func category(
    _ kind: ActivityReport.Subject.Kind,
    _ identifier: String
  ) -> String {
    let known: Category?
    switch kind {
    case .application: known = KnownApplications.shared.find(identifier)?.category
    case .webDomain: known = KnownDomains.shared.find(identifier)
    case .category: return identifier
    }
    return (known ?? .other).rawValue
  }

  /// Whether an identifier is that of a well-known application.
  package static func isKnown(application identifier: String) -> Bool {
    KnownApplications.shared.find(identifier) != nil
  }

  /// An application's name for people, such as "Files" for `org.gnome.Nautilus`.
  ///
  /// Of one that is not known, it is the part of its identifier that tells the most.
  package static func applicationName(_ identifier: String) -> String {
    KnownApplications.shared.find(identifier)?.name ?? tellingPart(identifier)
  }

  /// "Foliate" for "com.github.johnfactotum.Foliate", "example" for "com.example.android".
  private static func tellingPart(_ identifier: String) -> String {
    let parts = identifier.split(separator: ".")
    guard parts.count >= 3, !identifier.contains(" ") else { return identifier }
    let telling = parts.dropFirst().last { !commonParts.contains($0.lowercased()) }
    return String(telling ?? parts[parts.count - 1])
  }

  /// Parts that many identifiers end in.
  private static let commonParts: Set<String> = [
    "android", "app", "application", "client", "desktop", "ios", "mac", "main", "mobile",
  ]
}
