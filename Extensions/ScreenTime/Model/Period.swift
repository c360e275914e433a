import Foundation

/// Stretches of one length: the hours of a day, the days of a week, or weeks.
struct Period {
  let unit: Calendar.Component
  let stretches: [Stretch]
  /// The time that a chart spans: a whole day for hours, else what the stretches span.
  let extent: ClosedRange<Date>

  init(unit: Calendar.Component, stretches: [Stretch], within interval: DateInterval? = nil) {
    self.unit = unit
    self.stretches = stretches
    let start = interval?.start ?? stretches.first?.interval.start ?? .distantPast
    extent = start...max(start, interval?.end ?? stretches.last?.interval.end ?? start)
  }

  var duration: TimeInterval { stretches.reduce(0) { $0 + $1.duration } }
  var pickups: Int { stretches.reduce(0) { $0 + $1.pickups } }
  var notifications: Int { stretches.reduce(0) { $0 + $1.notifications } }
  var start: Date? { stretches.first?.interval.start }

  /// The mean of the stretches, those without use included, as the phone has it.
  var average: TimeInterval { mean(of: duration) }

  func mean(of total: Double) -> Double {
    stretches.isEmpty ? 0 : total / Double(stretches.count)
  }

  /// What was used, each item once.
  var items: [ItemUsage] {
    var items: [String: ItemUsage] = [:]
    for (id, item) in stretches.flatMap(\.items) { items[id, default: item.unused].add(item) }
    return Array(items.values)
  }

  /// The items that lead, such as by time or by pickups; none that have nothing of it.
  func leaders<Value: Comparable & Numeric>(
    _ count: Int,
    by key: KeyPath<ItemUsage, Value>
  ) -> [ItemUsage] {
    let ranked = items.filter { $0[keyPath: key] > .zero }
      .sorted { ($1[keyPath: key], $0.name) < ($0[keyPath: key], $1.name) }
    return Array(ranked.prefix(count))
  }

  /// The stretch that leads; nil where there is nothing of it.
  func peak<Value: Comparable & Numeric>(by key: KeyPath<Stretch, Value>) -> Stretch? {
    let peak = stretches.max { $0[keyPath: key] < $1[keyPath: key] }
    return peak.flatMap { $0[keyPath: key] > .zero ? $0 : nil }
  }
}
