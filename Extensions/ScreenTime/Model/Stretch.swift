import Foundation

/// An hour, a day or a week, summed over the devices.
struct Stretch: Identifiable {
  private(set) var interval: DateInterval
  private(set) var firstPickup: Date?
  private(set) var pickups = 0
  private(set) var categories: [String: TimeInterval] = [:]
  private(set) var items: [String: ItemUsage] = [:]
  /// What the categories account for, at most the time that the screen was on.
  ///
  /// Without a filter that is the screen time. A filter by application, category or web domain leaves
  /// a segment's total as it is, so the total alone would tell of more than is shown.
  private(set) var duration: TimeInterval = 0

  var id: Date { interval.start }
  var notifications: Int { items.values.reduce(0) { $0 + $1.notifications } }

  init(_ interval: DateInterval) {
    self.interval = interval
  }

  mutating func add(_ usage: Usage) {
    note(firstPickup: usage.firstPickup)
    pickups += usage.pickupsWithoutApplication
    duration += min(usage.screenTime, usage.categories.reduce(0) { $0 + $1.duration })
    for category in usage.categories {
      categories[category.name, default: 0] += category.duration
      for item in category.items {
        pickups += item.pickups
        items[item.id, default: item.unused].add(item)
      }
    }
  }

  /// Adds a shorter stretch of the same time, such as an hour of this day.
  mutating func add(_ part: Stretch) {
    interval.end = max(interval.end, part.interval.end)
    note(firstPickup: part.firstPickup)
    pickups += part.pickups
    duration += part.duration
    categories.merge(part.categories, uniquingKeysWith: +)
    for (id, item) in part.items { items[id, default: item.unused].add(item) }
  }

  private mutating func note(firstPickup date: Date?) {
    guard let date else { return }
    firstPickup = min(firstPickup ?? date, date)
  }
}

extension ItemUsage {
  /// The same item before it was used.
  var unused: Self { Self(id: id, name: name, category: category) }
}
