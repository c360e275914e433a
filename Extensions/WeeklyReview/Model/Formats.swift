import Foundation

extension TimeInterval {
  /// "5h 12m", or "48s" below a minute.
  var brief: String {
    let units: Set<Duration.UnitsFormatStyle.Unit> = self < 60 ? [.seconds] : [.hours, .minutes]
    return Duration.seconds(self).formatted(
      .units(allowed: units, width: .narrow, fractionalPart: .hide(rounded: .down))
    )
  }
}

extension Double {
  /// "12%", without a sign.
  var percentage: String {
    magnitude.formatted(.percent.precision(.fractionLength(0)))
  }
}

extension DateInterval {
  /// "Nov 2 – 8, 2026".
  var days: String {
    let lastMoment = max(start, end.addingTimeInterval(-1))
    return (start..<lastMoment).formatted(date: .abbreviated, time: .omitted)
  }
}

extension Review {
  /// Of which time it tells.
  var subject: String { all.interval?.days ?? "" }

  /// "Monday".
  func name(ofWeekday weekday: Int) -> String {
    let names = calendar.standaloneWeekdaySymbols
    return names.indices.contains(weekday - 1) ? names[weekday - 1] : ""
  }

  /// "Mon".
  func shortName(ofWeekday weekday: Int) -> String {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.contains(weekday - 1) ? names[weekday - 1] : ""
  }

  var averageTitle: String { unit == .weekOfYear ? "Weekly Average" : "Daily Average" }

  /// "Saturday, 7 Nov", or "Week of 2 Nov".
  func name(of day: Day) -> String {
    unit == .weekOfYear
      ? "Week of " + day.id.formatted(.dateTime.day().month())
      : day.id.formatted(.dateTime.weekday(.wide).day().month())
  }

  /// "Sat, 7 Nov", or "2 Nov" for a week.
  func briefName(of day: Day) -> String {
    unit == .weekOfYear
      ? day.id.formatted(.dateTime.day().month())
      : day.id.formatted(.dateTime.weekday().day().month())
  }

  /// "2 PM", of any day.
  func name(ofHour hour: Int) -> String {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let date = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: day)
    return (date ?? day).formatted(.dateTime.hour())
  }
}
