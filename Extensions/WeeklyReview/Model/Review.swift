import Foundation

/// What the reports look back on: the usage of all devices, and its days.
struct Review {
  let devices: [DeviceUsage]
  let calendar: Calendar
  /// The calendar unit of the segments: an hour, a day or a week.
  let unit: Calendar.Component
  /// The days; weeks where the data has no days.
  let days: [Day]

  init(_ devices: [DeviceUsage] = [], calendar: Calendar = .current) {
    self.devices = devices
    self.calendar = calendar
    let unit = devices.first?.unit ?? .day
    self.unit = unit
    var days: [Date: Day] = [:]
    for usage in devices.flatMap(\.segments) {
      let interval = Self.day(of: usage, unit, calendar)
      days[interval.start, default: Day(interval: interval)].totals.add(usage)
    }
    self.days = days.values.sorted { $0.id < $1.id }
  }

  private static func day(
    of usage: Usage,
    _ unit: Calendar.Component,
    _ calendar: Calendar
  ) -> DateInterval {
    guard unit == .hour else { return usage.interval }
    return calendar.dateInterval(of: .day, for: usage.interval.start) ?? usage.interval
  }

  /// The day, or week, that a usage counts in.
  func day(of usage: Usage) -> DateInterval { Self.day(of: usage, unit, calendar) }

  /// Whether there is anything to look back on.
  var isEmpty: Bool { days.allSatisfy { $0.duration == 0 && $0.totals.pickups == 0 } }

  var all: Week { Week(days) }

  /// The last week, and the one before where the data covers all of it.
  ///
  /// Data that begins with a week of the calendar has calendar weeks, and the last may be short. Any
  /// other is cut into seven days each, counted back from its end. Where the data has weeks only, the
  /// last is not compared: it may have just begun.
  var lastWeeks: (last: Week, before: Week?) {
    guard unit != .weekOfYear else { return (Week(Array(days.suffix(1))), nil) }
    let count = days.count
    let length = beginsWithWeek ? (count - 1) % 7 + 1 : 7
    let last = days.suffix(length)
    let before = days.dropLast(last.count).suffix(7)
    return (Week(Array(last)), before.count == 7 ? Week(Array(before)) : nil)
  }

  private var beginsWithWeek: Bool {
    guard let start = days.first?.id,
      let week = calendar.dateInterval(of: .weekOfYear, for: start)
    else { return false }
    return calendar.isDate(week.start, inSameDayAs: start)
  }
}
