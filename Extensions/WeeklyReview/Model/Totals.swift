import Foundation

/// What an hour, a day, a week or several of them sum up to.
struct Totals {
  private(set) var duration: TimeInterval = 0
  private(set) var pickups = 0
  private(set) var notifications = 0
  private(set) var categories: [String: TimeInterval] = [:]

  mutating func add(_ usage: Usage) {
    duration += usage.duration
    pickups += usage.pickups
    notifications += usage.notifications
    categories.merge(usage.categories, uniquingKeysWith: +)
  }

  mutating func add(_ other: Totals) {
    duration += other.duration
    pickups += other.pickups
    notifications += other.notifications
    categories.merge(other.categories, uniquingKeysWith: +)
  }
}

/// A day, or a week where the data has no days, and what was used in it.
struct Day: Identifiable {
  let interval: DateInterval
  var totals = Totals()

  var id: Date { interval.start }
  var duration: TimeInterval { totals.duration }
}

/// Some days and what they sum up to.
struct Week {
  let days: [Day]
  let totals: Totals

  init(_ days: [Day]) {
    self.days = days
    totals = days.reduce(into: Totals()) { $0.add($1.totals) }
  }

  /// The mean of the days, those without use included.
  var average: TimeInterval { days.isEmpty ? 0 : totals.duration / Double(days.count) }

  var interval: DateInterval? {
    guard let first = days.first, let last = days.last else { return nil }
    return DateInterval(start: first.id, end: max(first.id, last.interval.end))
  }

  /// The day of most use; nil where there was none.
  var busiest: Day? {
    days.max { $0.duration < $1.duration }.flatMap { $0.duration > 0 ? $0 : nil }
  }
}
