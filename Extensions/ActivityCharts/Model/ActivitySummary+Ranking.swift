import SwiftUI

extension ActivitySummary {
  /// A category and its time.
  struct Share: Identifiable {
    let name: String
    let duration: TimeInterval

    var id: String { name }
    var hours: Double { duration / 3600 }
  }

  /// What one category adds to one segment's bar.
  struct Part: Identifiable {
    let start: Date
    let category: String
    let duration: TimeInterval

    var id: String { "\(start.timeIntervalSince1970) \(category)" }
    var hours: Double { duration / 3600 }
  }

  /// The name for the categories below the top ones.
  static let others = "All Others"

  /// Whether there is anything to show.
  var isEmpty: Bool { screenTime == 0 && pickups == 0 && items.isEmpty }

  /// The screen time that categories account for: less than all of it where a filter holds some back.
  var categorizedTime: TimeInterval {
    min(screenTime, categories.values.reduce(0, +))
  }

  /// The mean screen time of the segments in which there was any.
  var average: TimeInterval {
    let active = segments.filter { $0.screenTime > 0 }
    return active.isEmpty ? 0 : active.reduce(0) { $0 + $1.screenTime } / Double(active.count)
  }

  /// The categories used longest, the rest as "All Others".
  func topCategories(_ count: Int) -> [Share] {
    let ranked = categories.filter { $0.value > 0 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard ranked.count > count else {
      return ranked.map { Share(name: $0.key, duration: $0.value) }
    }
    let rest = ranked[(count - 1)...].reduce(0) { $0 + $1.value }
    return ranked.prefix(count - 1).map { Share(name: $0.key, duration: $0.value) }
      + [Share(name: Self.others, duration: rest)]
  }

  /// The parts of each segment's bar, for the categories of ``topCategories(_:)``.
  ///
  /// A bar is as high as the screen time. Categories may overlap, since a web site counts in its own
  /// category and its browser in another; their parts are shortened alike then.
  func parts(_ count: Int) -> [Part] {
    let names = topCategories(count).map(\.name)
    return segments.flatMap { segment in
      let sum = segment.categories.values.reduce(0, +)
      let scale = sum > segment.screenTime ? segment.screenTime / sum : 1
      let shown = names.map { segment.categories[$0] ?? 0 }
      let rest = max(0, sum - shown.reduce(0, +))
      return zip(names, shown).map { name, duration in
        let whole = name == Self.others ? rest : duration
        return Part(start: segment.interval.start, category: name, duration: whole * scale)
      }
    }
  }

  /// The items used longest.
  func topItems(_ count: Int) -> [Item] {
    Array(
      items.filter { $0.duration > 0 }.sorted { ($1.duration, $0.name) < ($0.duration, $1.name) }
        .prefix(count)
    )
  }

  /// The items that lead by a count, such as pickups.
  func leaders(_ count: Int, by key: KeyPath<Item, Int>) -> [Item] {
    Array(
      items.filter { $0[keyPath: key] > 0 }
        .sorted { ($1[keyPath: key], $0.name) < ($0[keyPath: key], $1.name) }
        .prefix(count)
    )
  }

  /// "Emma and Noah on 3 devices".
  var subject: String {
    let names = people.sorted()
    let devices = deviceCount == 1 ? "1 device" : "\(deviceCount) devices"
    guard let last = names.last else { return devices }
    let who = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
    return "\(who) on \(devices)"
  }

  /// "a day", for averages.
  var perSegment: String {
    switch unit {
    case .hour: "an hour"
    case .weekOfYear: "a week"
    default: "a day"
    }
  }
}
