package import ActivityStore
internal import ExtensionProtocol
package import PlainTree
package import ViewTree

/// What the tokens in an app's tree stand for, with their icons.
///
/// It goes to the surface that draws the tree, never to the app.
package struct TokenNameTable: Sendable {
  private struct Key: Hashable {
    var kind: TokenLabel.Kind
    var token: [UInt8]
  }

  private var names: [Key: TokenName] = [:]
  /// Tokens that stand for nothing, so that they are looked up once.
  private var unknown: Set<Key> = []

  package init() {}

  /// Looks up a label's token, unless that was done before.
  package mutating func add(_ label: TokenLabel, from source: some TokenSource) throws {
    let key = Key(kind: label.kind, token: label.token)
    guard key.token.count <= Self.tokenLimit, names[key] == nil, !unknown.contains(key) else {
      return
    }
    guard names.count + unknown.count < Self.limit,
      let subject = try source.subject(token: key.token)?.subject,
      let name = subject.name ?? subject.identifier, Self.kind(subject.kind) == key.kind
    else {
      if unknown.count < Self.limit { unknown.insert(key) }
      return
    }
    names[key] = TokenName(
      name: name,
      symbol: key.kind == .category ? CategorySymbol.name(of: name) : nil
    )
  }

  /// As many tokens are looked up for one app.
  private static let limit = 100_000
  /// No token has more bytes.
  private static let tokenLimit = 16

  /// What a label's token stands for; nil where that is not known, or of another kind.
  package func name(of label: TokenLabel) -> TokenName? {
    names[Key(kind: label.kind, token: label.token)]
  }

  private static func kind(_ kind: ActivityReport.Subject.Kind) -> TokenLabel.Kind {
    switch kind {
    case .application: .application
    case .category: .category
    case .webDomain: .webDomain
    }
  }
}
