internal import PlainTree
internal import ViewTree

/// What the tokens in an app's trees stand for.
///
/// They are looked up beside the loop, since an app may show any number of them; until then a label
/// shows what it does for a token that stands for nothing.
final class AppNames {
  private struct Key: Hashable {
    var kind: TokenLabel.Kind
    var token: [UInt8]

    var label: TokenLabel { TokenLabel(kind: kind, token: token) }
  }

  private let services: any CompositorServices
  private let workers: Workers
  private(set) var names = TokenNames()
  /// Those that were looked up or are about to be, whatever came of it.
  private var seen: Set<Key> = []
  private var wanted: [Key] = []
  private var job: Job<[(TokenLabel, TokenName)]>?
  /// Whether what is being looked up is to be looked up again.
  private var isOutdated = false

  /// As many tokens are looked up for one app.
  private static let limit = 100_000
  /// Longer than any token is.
  private static let tokenLimit = 64

  init(services: any CompositorServices, workers: Workers) {
    self.services = services
    self.workers = workers
  }

  var isSettled: Bool { job == nil && wanted.isEmpty }

  /// Looks up the tokens of a tree that were not yet.
  func add(_ tree: ViewTree) {
    for node in tree.nodes {
      guard case .tokenLabel(let label) = node.content, seen.count < Self.limit,
        label.token.count <= Self.tokenLimit
      else { continue }
      let key = Key(kind: label.kind, token: label.token)
      if seen.insert(key).inserted { wanted.append(key) }
    }
    begin()
  }

  /// Looks up all tokens of a tree anew.
  ///
  /// - Parameter isVoid: Whether tokens may stand for nothing by now.
  func refresh(_ tree: ViewTree?, isVoid: Bool) {
    if isVoid { names = TokenNames() }
    seen = []
    wanted = []
    isOutdated = job != nil
    if let tree { add(tree) }
  }

  private func begin() {
    guard job == nil, !wanted.isEmpty, workers.hasRoom else { return }
    let (services, labels) = (services, wanted.map(\.label))
    wanted = []
    job = Job(workers) {
      zip(labels, services.tokenNames(labels)).compactMap { label, name in
        name.map { (label, $0) }
      }
    }
  }

  /// Takes the names once they are there; whether there are any.
  func advance() -> Bool {
    guard let found = job?.value else {
      begin()
      return false
    }
    job = nil
    if isOutdated {
      isOutdated = false
    } else {
      for (label, name) in found { names.set(name, for: label) }
    }
    begin()
    return !found.isEmpty
  }
}
