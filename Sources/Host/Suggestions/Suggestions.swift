/// Finds what a person may have meant by a word that is not known.
package enum Suggestions {
  /// The known words nearest to a mistyped one, best first.
  ///
  /// A word is near when it differs by at most a third of its length, or begins with what was typed.
  /// Case does not count.
  ///
  /// - Parameters:
  ///   - word: What was typed.
  ///   - known: The words that would have been right.
  ///   - limit: The most words to return.
  /// - Returns: Up to `limit` words of `known`; empty where nothing is near.
  /// - Complexity: O(known × length²); words are compared by their first 64 bytes.
  package static func near(_ word: String, in known: [String], limit: Int = 3) -> [String] {
    let typed = folded(word)
    guard !typed.isEmpty else { return [] }
    var candidates: [(distance: Int, index: Int)] = []
    for (index, candidate) in known.enumerated() {
      let other = folded(candidate)
      let bound = max(1, max(typed.count, other.count) / 3)
      let distance = other.starts(with: typed) ? 1 : editDistance(typed, other)
      if distance <= bound { candidates.append((distance, index)) }
    }
    return candidates.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(limit).map { known[$0.index] }
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  ///
  /// This is the optimal string alignment distance.
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }

  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.prefix(64).map { (65...90).contains($0) ? $0 + 32 : $0 }
  }
}
