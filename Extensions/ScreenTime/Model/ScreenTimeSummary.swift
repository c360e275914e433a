import Foundation

/// Everything that the reports show, summed over the users and devices that the filter let through.
struct ScreenTimeSummary {
  /// The calendar unit of a stretch: an hour, a day or a week.
  let unit: Calendar.Component
  let stretches: [Stretch]
  let people: [String]
  let deviceCount: Int
  let lastUpdated: Date?
  let calendar: Calendar

  init(_ devices: [DeviceUsage] = [], calendar: Calendar = .current) {
    self.calendar = calendar
    unit = devices.first?.unit ?? .day
    people = Set(devices.compactMap(\.person)).sorted()
    deviceCount = devices.count
    lastUpdated = devices.compactMap(\.lastUpdated).max()
    var stretches: [Date: Stretch] = [:]
    for usage in devices.flatMap(\.segments) {
      stretches[usage.interval.start, default: Stretch(usage.interval)].add(usage)
    }
    self.stretches = stretches.values.sorted { $0.id < $1.id }
  }

  /// Whether there is anything to show.
  var isEmpty: Bool {
    stretches.allSatisfy { $0.duration == 0 && $0.pickups == 0 && $0.notifications == 0 }
  }

  /// All of the time that was asked for.
  var period: Period { Period(unit: unit, stretches: stretches) }

  /// The days; hours are summed to them, and weeks stay weeks.
  var days: Period {
    guard unit == .hour else { return period }
    var days: [Stretch] = []
    for hour in stretches {
      let start = calendar.startOfDay(for: hour.interval.start)
      if days.last?.interval.start != start {
        days.append(Stretch(DateInterval(start: start, end: hour.interval.end)))
      }
      days[days.count - 1].add(hour)
    }
    return Period(unit: .day, stretches: days)
  }

  /// The hours of the last day; without hours the last day or week alone.
  var latest: Period {
    guard let last = stretches.last else { return period }
    guard unit == .hour else { return Period(unit: unit, stretches: [last]) }
    let hours = stretches.filter {
      calendar.isDate($0.interval.start, inSameDayAs: last.interval.start)
    }
    let day = calendar.dateInterval(of: .day, for: last.interval.start)
    return Period(unit: .hour, stretches: hours, within: day)
  }
}
