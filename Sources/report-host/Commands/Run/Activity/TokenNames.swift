import ExtensionProtocol
import PlainTree
import ViewTree

/// What the tokens in a report stand for, which only the host knows.
struct TokenNames: Sendable {
  private let find: @Sendable (TokenLabel) -> TokenName?

  /// Looks names up where they are needed.
  init(_ find: @escaping @Sendable (TokenLabel) -> TokenName?) {
    self.find = find
  }

  /// Gathers the names of the subjects that a run sent to the extension.
  ///
  /// Most trees hold no token; then nothing is gathered.
  init(_ reports: [ActivityReport], for tree: ViewTree) {
    guard tree.nodes.contains(where: { if case .tokenLabel = $0.content { true } else { false } })
    else {
      self.init { _ in nil }
      return
    }
    var names: [TokenLabel.Kind: [[UInt8]: String]] = [:]
    for subject in reports.lazy.flatMap(\.subjects) where !subject.token.isEmpty {
      names[Self.kind(subject.kind), default: [:]][subject.token] =
        subject.name ?? subject.identifier
    }
    self.init { [names] label in names[label.kind]?[label.token].map { TokenName(name: $0) } }
  }

  /// The name of the application, category or web domain; nil for a token that was not sent.
  func name(of label: TokenLabel) -> String? { find(label)?.name }

  /// The same with its symbol.
  func tokenName(of label: TokenLabel) -> TokenName? { find(label) }

  private static func kind(_ kind: ActivityReport.Subject.Kind) -> TokenLabel.Kind {
    switch kind {
    case .application: .application
    case .category: .category
    case .webDomain: .webDomain
    }
  }
}
