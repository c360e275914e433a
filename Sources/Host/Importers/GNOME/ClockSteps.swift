/// Finds stretches that are known already, at other times.
///
/// When the clock is set, GNOME moves its whole history by the difference (gnome-shell,
/// `_adjustAllTimes`). What was imported before has the same lengths and gaps, so that two stretches
/// in a row tell by how much.
struct ClockSteps {
  /// Lengths and the gap of two stretches in a row, in seconds.
  private struct Pair: Hashable {
    var first: Int
    var gap: Int64
    var second: Int
  }

  /// Differences, in seconds, by which known stretches have been moved.
  let steps: [Int64]
  private let known: Set<Range<Int64>>

  /// Each stretch is tried with that many differences, those with the most votes.
  private static let limit = 16

  /// Compares disjoint stretches in order with others.
  init(known: [Range<Int64>], new: [Range<Int64>]) {
    self.known = Set(known)
    let (old, new) = (Self.starts(known), Self.starts(new))
    var votes: [Int64: Int] = [:]
    for (pair, start) in new {
      guard let start, let other = old[pair], let other else { continue }
      votes[start - other, default: 0] += 1
    }
    let found = votes.filter { $0.key != 0 && $0.value >= 2 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    steps = found.prefix(Self.limit).map(\.key).sorted()
  }

  /// Whether a stretch is there already, before the clock was set.
  func isKnown(_ stretch: Range<Int64>) -> Bool {
    steps.contains { step in
      known.contains((stretch.lowerBound - step)..<(stretch.upperBound - step))
    }
  }

  /// When each pair begins; nil for those that there are more than once.
  private static func starts(_ stretches: [Range<Int64>]) -> [Pair: Int64?] {
    var starts: [Pair: Int64?] = [:]
    for (first, second) in zip(stretches, stretches.dropFirst()) {
      let pair = Pair(
        first: first.count,
        gap: second.lowerBound - first.upperBound,
        second: second.count
      )
      starts.updateValue(starts[pair] == nil ? first.lowerBound : nil, forKey: pair)
    }
    return starts
  }
}
