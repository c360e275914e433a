import Foundation

/// A category and its time.
struct CategoryShare: Identifiable {
  let name: String
  let duration: TimeInterval

  var id: String { name }
}

/// What one category adds to one stretch's bar.
struct BarPart: Identifiable {
  let start: Date
  let category: String
  let duration: TimeInterval

  var id: String { "\(start.timeIntervalSince1970) \(category)" }
}

extension Period {
  /// The name for the categories below the top ones.
  static let others = "Other Categories"

  /// The categories by time.
  var categories: [CategoryShare] {
    var durations: [String: TimeInterval] = [:]
    for stretch in stretches { durations.merge(stretch.categories, uniquingKeysWith: +) }
    return durations.filter { $0.value > 0 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { CategoryShare(name: $0.key, duration: $0.value) }
  }

  /// The parts of each bar: the top categories in order, then the others as one.
  ///
  /// A bar is as high as its stretch's time. Categories may overlap, since a web site counts in its
  /// own category and its browser in another; their parts are shortened alike then.
  func parts(top: [String]) -> [BarPart] {
    stretches.flatMap { stretch in
      let sum = stretch.categories.values.reduce(0, +)
      let scale = sum > 0 ? min(1, stretch.duration / sum) : 1
      let shown = top.map { ($0, stretch.categories[$0] ?? 0) }
      let rest = max(0, sum - shown.reduce(0) { $0 + $1.1 })
      return (shown + [(Self.others, rest)]).map { name, duration in
        BarPart(start: stretch.id, category: name, duration: duration * scale)
      }
    }
  }
}
