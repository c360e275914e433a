internal import ExtensionProtocol
internal import Suggestions

/// Which applications and web domains pass.
struct ItemFilter {
  /// Whether everything passes.
  let isOpen: Bool
  /// Those that are named.
  let named: Set<UInt32>
  private var categories: Set<UInt32> = []
  /// The applications and web domains that are listed even where they were not used.
  let listed: [UInt32]
  private let tokens: Set<[UInt8]>

  /// Resolves the names of a query.
  ///
  /// - Throws: ``QueryError`` where a name is unknown, or what the source throws.
  init(_ query: ActivityQuery, _ source: any ActivitySource) throws {
    isOpen =
      query.applications.isEmpty && query.categories.isEmpty && query.webDomains.isEmpty
      && query.tokens.isEmpty
    tokens = query.tokens
    var items: Set<UInt32> = []
    for (names, kind) in [
      (query.applications, ActivityReport.Subject.Kind.application),
      (query.webDomains, .webDomain),
      (query.categories, .category),
    ] {
      for name in names.sorted() {
        let found = try source.subjects(kind, named: name)
        guard !found.isEmpty else { throw Self.unknown(name, kind, try source.names(of: kind)) }
        if kind == .category { categories.formUnion(found) } else { items.formUnion(found) }
      }
    }
    named = items
    listed = query.includesUnused ? items.sorted() : []
  }

  /// Whether an application or web domain passes.
  func passes(_ number: UInt32, _ subject: SourceSubject, categoryToken: [UInt8]) -> Bool {
    isOpen || named.contains(number) || categories.contains(subject.category)
      || tokens.contains(subject.subject.token) || tokens.contains(categoryToken)
  }

  private static func unknown(
    _ name: String,
    _ kind: ActivityReport.Subject.Kind,
    _ known: [String]
  ) -> QueryError {
    let near = Suggestions.near(name, in: known)
    return switch kind {
    case .application: .unknownApplication(name, near: near)
    case .category: .unknownCategory(name, near: near)
    case .webDomain: .unknownWebDomain(name, near: near)
    }
  }
}
