import Foundation

/// Days, hours and usages that tests are made of.
enum Sample {
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  /// A moment of November 2026, whose second is a Monday.
  static func moment(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: 2026, month: 11, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  static func hour(_ day: Int, _ hour: Int) -> DateInterval {
    DateInterval(start: moment(day, hour), duration: 3600)
  }

  static func day(_ day: Int) -> DateInterval {
    DateInterval(start: moment(day), duration: 86_400)
  }

  /// A usage of one category, "Social", for as many minutes.
  static func usage(_ interval: DateInterval, minutes: Double) -> Usage {
    let social = CategoryUsage(name: "Social", duration: minutes * 60)
    return Usage(interval: interval, screenTime: minutes * 60, categories: [social])
  }

  static func summary(
    _ segments: [Usage],
    unit: Calendar.Component = .day
  ) -> ScreenTimeSummary {
    ScreenTimeSummary([DeviceUsage(unit: unit, segments: segments)], calendar: calendar)
  }
}
