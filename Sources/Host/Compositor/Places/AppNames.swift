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
  private var job: Job<[(TokenLabel, TokenName?)]>?
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

  /// Whether the app shows a token, be it its own or not.
  func holds(_ label: TokenLabel) -> Bool {
    seen.contains(Key(kind: label.kind, token: label.token))
  }

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

  /// Looks up all tokens of a tree anew; until then they stand for what they did.
  func refresh(_ tree: ViewTree?) {
    seen = []
    wanted = []
    isOutdated = job != nil
    if let tree { add(tree) }
    names.keep { kind, token in seen.contains(Key(kind: kind, token: token)) }
  }

  private func begin() {
    guard job == nil, !wanted.isEmpty, workers.hasRoom else { return }
    let (services, labels) = (services, wanted.map(\.label))
    wanted = []
    job = Job(workers) { Array(zip(labels, services.tokenNames(labels))) }
  }

  /// Takes the names once they are there; whether any stands for something else now.
  func advance() -> Bool {
    guard let found = job?.value else {
      begin()
      return false
    }
    job = nil
    var hasNews = false
    if !isOutdated {
      for (label, name) in found {
        var name = name
        name?.isSecret = true
        guard names.name(of: label) != name else { continue }
        names.set(name, for: label)
        hasNews = true
      }
    }
    isOutdated = false
    begin()
    return hasNews
  }
}
