import Sandbox
import Sanitizer

/// What was refused during a run, on one line of bounded length.
struct RefusalSummary {
  /// Nil where nothing was refused.
  let line: String?

  private static let shownKinds = 4
  private static let kindLimit = 80

  init(_ refusals: [Refusal]) {
    var kinds: [(name: String, count: Int)] = []
    // What was answered too often was not refused.
    for refusal in refusals where refusal.cause != .answerLimit {
      let name = Sanitizer.sanitized(refusal.shortName, limit: Self.kindLimit)
      if let known = kinds.firstIndex(where: { $0.name == name }) {
        kinds[known].count += refusal.count
      } else {
        kinds.append((name, refusal.count))
      }
    }
    guard !kinds.isEmpty else {
      line = nil
      return
    }
    var parts = kinds.prefix(Self.shownKinds).map { name, count in
      count > 1 ? "\(name), \(count) times" : name
    }
    let rest = kinds.count - parts.count
    if rest > 0 { parts.append("\(rest) other \(rest == 1 ? "kind" : "kinds")") }
    let total = kinds.reduce(0) { $0 + $1.count }
    let count = kinds.count > 1 ? "\(total) calls: " : ""
    line = "the sandbox refused \(count)\(parts.joined(separator: "; "))"
  }
}
