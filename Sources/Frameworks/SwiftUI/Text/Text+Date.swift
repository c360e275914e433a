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

extension Text {
  /// Shows the time that is left or has passed in an interval.
  ///
  /// A report shows the time at the moment of the render.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: The moment at which the timer stands still.
  ///   - countsDown: Whether the time that is left is shown, and not the time that has passed.
  ///   - showsHours: Whether hours are written apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .formatted(
        FormattedText { environment in
          let now = environment.builtIn.now ?? Date()
          let moment = min(
            max(min(now, pauseTime ?? now), timerInterval.lowerBound),
            timerInterval.upperBound
          )
          let interval =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(moment)
            : moment.timeIntervalSince(timerInterval.lowerBound)
          return clock(interval, showsHours: showsHours)
        }
      )
    )
  }
}

/// A time as hours, minutes and seconds, such as `1:05:09` or `5:09`.
private func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
  let seconds = Int(exactly: min(max(interval, 0), 1e12).rounded(.down)) ?? 0
  let pad: (Int) -> String = { $0 < 10 ? "0\($0)" : "\($0)" }
  let hours = seconds / 3600
  guard showsHours, hours > 0 else { return "\(seconds / 60):" + pad(seconds % 60) }
  return "\(hours):" + pad(seconds / 60 % 60) + ":" + pad(seconds % 60)
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
