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

  /// Why the process was ended for such a call; nil where it was not.
  package var cause: Cause?

  /// What makes the host end a process for a call.
  package enum Cause: Equatable, Sendable {
    /// No program makes such a call by accident.
    case attack
    /// It was one refused call too many.
    case refusalLimit
    /// It was one call too many that the host had to answer without refusing it for good.
    case answerLimit
  }

  /// The same refusal as the one that ended the process.
  func ending(for cause: Cause) -> Refusal {
    var refusal = self
    refusal.cause = cause
    return refusal
  }
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

  /// The kinds, and among them the one that ended the process, if one did.
  func kinds(endedBy verdict: Verdict) -> [Refusal] {
    guard case .violation(let last) = verdict, let cause = last.cause else { return kinds }
    guard let known = calls.firstIndex(of: last.call) else { return kinds + [last] }
    var kinds = kinds
    kinds[known].cause = cause
    return kinds
  }
}
