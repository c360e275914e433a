package import ExtensionProtocol
package import PlainTree
package import ViewTree

/// What tokens stand for, which only the host knows.
package struct TokenNames: Sendable {
  private var names: [TokenLabel.Kind: [[UInt8]: TokenName]]

  package init(_ names: [TokenLabel.Kind: [[UInt8]: TokenName]] = [:]) {
    self.names = names
  }

  /// The names of the subjects of reports.
  package init(_ reports: [ActivityReport]) {
    names = [:]
    for subject in reports.lazy.flatMap(\.subjects) where !subject.token.isEmpty {
      guard let name = subject.name ?? subject.identifier else { continue }
      names[Self.kind(subject.kind), default: [:]][subject.token] = TokenName(name: name)
    }
  }

  /// What a label's token stands for; nil for an unknown one.
  package func name(of label: TokenLabel) -> TokenName? {
    names[label.kind]?[label.token]
  }

  /// Takes up a name, which replaces one that is known; nil for a token that stands for nothing now.
  mutating func set(_ name: TokenName?, for label: TokenLabel) {
    names[label.kind, default: [:]][label.token] = name
  }

  /// Forgets all other names.
  mutating func keep(_ isKept: (TokenLabel.Kind, [UInt8]) -> Bool) {
    for (kind, known) in names { names[kind] = known.filter { isKept(kind, $0.key) } }
  }

  private static func kind(_ kind: ActivityReport.Subject.Kind) -> TokenLabel.Kind {
    switch kind {
    case .application: .application
    case .category: .category
    case .webDomain: .webDomain
    }
  }
}
