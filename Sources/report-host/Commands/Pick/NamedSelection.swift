import ActivityPicker
import ActivityStore
import Categories
import DomainNames
import ExtensionProtocol
import Sanitizer
import ViewTree

/// The tokens of what words on a command line name.
struct NamedSelection {
  private typealias Kind = ActivityReport.Subject.Kind

  private let tokens: AppTokens
  private let includesEntireCategory: Bool
  private var applications: Set<[UInt8]> = []
  private var categories: Set<[UInt8]> = []
  private var webDomains: Set<[UInt8]> = []

  /// - Throws: ``CommandFailure`` for a name that is not known, `StoreError`.
  init(_ arguments: ParsedArguments, _ tokens: AppTokens) throws {
    self.tokens = tokens
    includesEntireCategory = arguments.isSet("--include-entire-category")
    do {
      for name in try arguments.list("--application") { try add(.application, name) }
      for name in try arguments.list("--web-domain") {
        try add(.webDomain, (DomainName.ascii(name) ?? name).lowercased())
      }
      for name in try arguments.list("--category") { try add(.category, name) }
    } catch let error as StoreError {
      throw tokens.storePath.map(error.naming) ?? error
    }
  }

  /// The selection in Apple's form.
  var bytes: [UInt8] {
    let selection = TokenSelection(
      applications: Self.sorted(applications),
      categories: Self.sorted(categories),
      webDomains: Self.sorted(webDomains)
    )
    return SelectionForm.encoded(selection, includesEntireCategory: includesEntireCategory)
  }

  private static func sorted(_ tokens: Set<[UInt8]>) -> [[UInt8]] {
    tokens.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func add(_ kind: Kind, _ name: String) throws {
    let source = tokens.source
    var found = try subjects(kind, name)
    if found.isEmpty || found.contains(where: { $0.subject.token.isEmpty }) {
      try make(kind, name, isNew: found.isEmpty)
      found = try subjects(kind, name)
    }
    for subject in found { add(subject.subject) }
    guard kind == .category, includesEntireCategory else { return }
    let numbers = Set(found.map(\.category))
    for item in try source.offered().items where numbers.contains(item.category) {
      add(ActivityReport.Subject(kind: item.kind, token: item.token))
    }
  }

  private func subjects(_ kind: Kind, _ name: String) throws -> [SourceSubject] {
    try tokens.source.subjects(kind, named: name).map(tokens.source.subject)
  }

  private mutating func add(_ subject: ActivityReport.Subject) {
    switch subject.kind {
    case .application: applications.insert(subject.token)
    case .category: categories.insert(subject.token)
    case .webDomain: webDomains.insert(subject.token)
    }
  }

  /// Makes tokens of what the store has none of.
  ///
  /// Of what it does not have at all, only what is certain to be no slip: a well-known application, a
  /// category of Apple's, a domain.
  private func make(_ kind: Kind, _ name: String, isNew: Bool) throws {
    guard let path = tokens.storePath, !isNew || isKnown(kind, name) else {
      throw CommandFailure(
        "\(word(kind)) '\(Sanitizer.sanitized(name, limit: 256))' is unknown"
          + "\(didYouMean(name, in: try tokens.source.names(of: kind))); "
          + "'report-host pick --list' shows what there is"
      )
    }
    let store = try Store.openOrCreate(path)
    if isNew {
      try store.addSubject(kind, name)
    } else {
      try store.addMissingTokens()
    }
  }

  private func isKnown(_ kind: Kind, _ name: String) -> Bool {
    switch kind {
    case .application: Categories.isKnown(application: name)
    case .category: Category(rawValue: name) != nil
    case .webDomain: DomainName.ascii(name) != nil && name.contains(".")
    }
  }

  private func word(_ kind: Kind) -> String {
    switch kind {
    case .application: "application"
    case .category: "category"
    case .webDomain: "web domain"
    }
  }
}
