import Foundation

/// A category in the last week and in the one before, as daily averages.
struct Trend: Identifiable {
  let name: String
  let now: TimeInterval
  let before: TimeInterval

  var id: String { name }
  var difference: TimeInterval { now - before }

  /// 0.5 is half as much again; nil for what was not used before.
  var change: Double? { before > 0 ? now / before - 1 : nil }
}

extension Review {
  /// The categories of the last two weeks, those that changed most first.
  ///
  /// Averages are compared, so that a week that has just begun can be.
  var trends: [Trend] {
    let (last, before) = lastWeeks
    guard let before else { return [] }
    let names = Set(last.totals.categories.keys).union(before.totals.categories.keys)
    return names.map { name in
      Trend(
        name: name,
        now: last.mean(of: last.totals.categories[name] ?? 0),
        before: before.mean(of: before.totals.categories[name] ?? 0)
      )
    }
    .filter { $0.now > 0 || $0.before > 0 }
    .sorted { ($1.difference.magnitude, $0.name) < ($0.difference.magnitude, $1.name) }
  }

  /// The whole of both weeks; nil without a week to compare with.
  var overallTrend: Trend? {
    let (last, before) = lastWeeks
    return before.map { Trend(name: "Screen Time", now: last.average, before: $0.average) }
  }
}

extension Week {
  func mean(of total: Double) -> Double { days.isEmpty ? 0 : total / Double(days.count) }
}
