import ActivityStore
import DomainNames
import ExtensionProtocol

/// The applications or web domain that a word on the command line stands for.
struct SubjectChoice {
  typealias Target = (kind: ActivityReport.Subject.Kind, identifier: String)

  private enum Kind: String, CaseIterable {
    case application, domain
  }

  private let asked: String
  /// The word as a domain is kept.
  private let domain: String
  private let kind: Kind?

  init(_ arguments: ParsedArguments) throws {
    asked = arguments.operands[0]
    kind = try arguments.choice("--kind", as: Kind.self)
    domain = (DomainName.ascii(asked) ?? asked).lowercased()
    guard (1...256).contains(asked.utf8.count), !asked.utf8.contains(where: { $0 < 0x20 }) else {
      throw UsageError("SUBJECT is a name of up to 256 bytes", command: arguments.syntax.name)
    }
  }

  /// What is to be put into a category; what `--kind` names need not be in the store.
  func targets(_ subjects: [FiledSubject]) throws -> [Target] {
    let applications = applications(subjects)
    let isDomain = subjects.contains { subject in
      subject.kind == .webDomain && CategoryOverride(domain).covers(subject)
    }
    switch kind {
    case .domain: return [(.webDomain, domain)]
    case .application: return applications.isEmpty ? [(.application, asked)] : applications
    case nil: break
    }
    switch (applications.isEmpty, isDomain) {
    case (false, true): throw ambiguous
    case (false, false): return applications
    case (true, true): return [(.webDomain, domain)]
    case (true, false):
      let known = subjects.flatMap { [$0.identifier] + ($0.name.map { [$0] } ?? []) }
      throw CommandFailure(
        "'\(asked)' is not in the store\(didYouMean(asked, in: known)); "
          + "give --kind to choose for what is not there yet"
      )
    }
  }

  /// Which of the choices is meant.
  func targets(_ chosen: [CategoryOverride], _ subjects: [FiledSubject]) throws -> [Target] {
    let names = Set(applications(subjects).map { $0.identifier.lowercased() })
    let found = chosen.filter { choice in
      switch choice.kind {
      case .application:
        kind != .domain
          && (choice.identifier == asked.lowercased() || names.contains(choice.identifier))
      case .webDomain: kind != .application && choice.identifier == domain
      case .category: false
      }
    }
    guard Set(found.map(\.kind)).count < 2 else { throw ambiguous }
    guard !found.isEmpty else {
      throw CommandFailure(
        "there is no choice for '\(asked)'\(didYouMean(asked, in: chosen.map(\.identifier)))"
      )
    }
    return found.map { ($0.kind, $0.identifier) }
  }

  private var ambiguous: CommandFailure {
    CommandFailure("'\(asked)' is an application and a web domain; say which with --kind")
  }

  /// The applications with this identifier, or else with this name.
  private func applications(_ subjects: [FiledSubject]) -> [Target] {
    let all = subjects.filter { $0.kind == .application }
    let name = asked.lowercased()
    let exact = all.filter { $0.identifier.lowercased() == name }
    let found = exact.isEmpty ? all.filter { $0.name?.lowercased() == name } : exact
    return Set(found.map(\.identifier)).sorted().map { (.application, $0) }
  }
}

extension CategoryOverride {
  /// A choice for a domain, to ask what it covers.
  fileprivate init(_ domain: String) {
    self.init(kind: .webDomain, identifier: domain, category: "")
  }
}
