public import Foundation
internal import FoundationShims

extension Text {
  /// A way to write a date.
  public struct DateStyle: Equatable, Sendable {
    enum Kind { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day, such as 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The day, such as June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// How far away it is, such as 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, with a sign, such as +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// How far away it is, as a clock, such as 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date in a style; one that counts shows the time of the render.
  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted(FormattedText { style.string(for: date, in: $0) }))
  }

  /// Shows a range of dates, such as 9:30 AM – 3:30 PM.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .formatted(
        FormattedText { environment in
          let isOneDay = environment.calendar.isDate(
            dates.lowerBound,
            inSameDayAs: dates.upperBound
          )
          let style = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .numeric,
            time: .shortened,
            locale: environment.locale,
            calendar: environment.calendar,
            timeZone: environment.timeZone
          )
          return style.format(dates.lowerBound..<dates.upperBound)
        }
      )
    )
  }

  /// Shows a date interval, such as 9:30 AM – 3:30 PM.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
}

extension Text.DateStyle {
  func string(for date: Date, in environment: EnvironmentValues) -> String {
    switch kind {
    case .time: absolute(date, date: .omitted, time: .shortened, in: environment)
    case .date: absolute(date, date: .long, time: .omitted, in: environment)
    case .relative, .offset, .timer: distance(to: date, in: environment)
    }
  }

  private func absolute(
    _ date: Date,
    date dateStyle: Date.FormatStyle.DateStyle,
    time timeStyle: Date.FormatStyle.TimeStyle,
    in environment: EnvironmentValues
  ) -> String {
    Date.FormatStyle(
      date: dateStyle,
      time: timeStyle,
      locale: environment.locale,
      calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(date)
  }

  private func distance(to date: Date, in environment: EnvironmentValues) -> String {
    let interval = date.timeIntervalSince(environment.builtIn.now ?? Date())
    let formatter = DateComponentsFormatter()
    switch kind {
    case .timer:
      formatter.allowedUnits =
        abs(interval) >= 3600 ? [.hour, .minute, .second] : [.minute, .second]
      formatter.zeroFormattingBehavior = .pad
      let clock = formatter.string(from: abs(interval).rounded(.down)) ?? ""
      return clock.hasPrefix("0") ? String(clock.dropFirst()) : clock
    case .offset:
      formatter.unitsStyle = .full
      formatter.maximumUnitCount = 1
      return (interval < 0 ? "-" : "+") + (formatter.string(from: abs(interval)) ?? "")
    default:
      formatter.unitsStyle = .short
      formatter.maximumUnitCount = 2
      return formatter.string(from: abs(interval)) ?? ""
    }
  }
}
