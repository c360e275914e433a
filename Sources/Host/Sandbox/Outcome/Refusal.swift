/// A system call that the sandbox refused.
package struct Refusal: Equatable, Sendable {
  /// The call's name, or its number if it has none we know.
  package var systemCall: String

  /// What it was about, if that can be told: a path, a socket's family.
  ///
  /// Safe to print.
  package var detail: String?

  /// The six arguments of the first such call.
  package var arguments: [UInt64]

  package var count: Int
}

extension Refusal: CustomStringConvertible {
  /// The call and what it was about, such as `openat(/etc/passwd)`.
  package var shortName: String { systemCall + (detail.map { "(\($0))" } ?? "") }

  package var description: String { count > 1 ? "\(shortName), \(count) times" : shortName }
}

/// Refusals by kind, and how many there were in all.
struct RefusalLog {
  private(set) var kinds: [Refusal] = []
  private var calls: [String] = []
  private(set) var total = 0

  /// Counts a refusal; returns its kind, and whether that is seen for the first time.
  mutating func record(_ refusal: Refusal) -> (refusal: Refusal, isNew: Bool) {
    total += 1
    let call = refusal.call
    let known = calls.firstIndex(of: call)
    guard let known else {
      kinds.append(refusal)
      calls.append(call)
      return (refusal, true)
    }
    kinds[known].count += 1
    return (kinds[known], false)
  }
}
