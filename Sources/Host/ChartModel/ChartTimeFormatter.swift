/// Turns moments on an axis into words.
///
/// The host decides the time zone and the language; without a choice it is UTC and English.
package struct ChartTimeFormatter: Sendable {
  /// Seconds east of UTC at a moment, given in seconds since 1970.
  package var offset: @Sendable (Double) -> Int
  /// The words for a moment, given the length in seconds of the unit that it begins.
  package var label: @Sendable (_ time: Double, _ unitSeconds: Double) -> String

  /// - Parameters:
  ///   - offset: Seconds east of UTC at a moment.
  ///   - label: The words for a moment; nil for short English ones.
  package init(
    offset: @escaping @Sendable (Double) -> Int = { _ in 0 },
    label: (@Sendable (Double, Double) -> String)? = nil
  ) {
    self.offset = offset
    self.label = label ?? { CivilTime($0, offset: offset($0)).label(unitSeconds: $1) }
  }
}

/// A moment on the calendar and clock of a place.
///
/// Dates are computed in the proleptic Gregorian calendar with Howard Hinnant's `civil_from_days`
/// (chrono-Compatible Low-Level Date Algorithms), since Foundation would cost a terminal report
/// milliseconds.
package struct CivilTime: Equatable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int
  /// 0 for Sunday.
  package let weekday: Int
  package let hour: Int
  package let minute: Int

  /// - Parameters:
  ///   - time: Seconds since 1970; held to the years 0 to 9999.
  ///   - offset: Seconds east of UTC.
  package init(_ time: Double, offset: Int = 0) {
    let bounded = time.isNaN ? 0 : min(max(time, -62_167_219_200), 253_402_300_799)
    let seconds = Int(bounded.rounded(.down)) + min(max(offset, -86_400), 86_400)
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400
    let rest = seconds - days * 86_400
    hour = rest / 3600
    minute = rest / 60 % 60
    weekday = ((days + 4) % 7 + 7) % 7
    (year, month, day) = CivilTime.date(daysSince1970: days)
  }

  private static func date(daysSince1970 days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let civilMonth = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, day)
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A label as fine as the unit that begins at the moment.
  func label(unitSeconds: Double) -> String {
    let month = CivilTime.months[self.month - 1]
    switch unitSeconds {
    case ..<86_400: return "\(padded(hour)):\(padded(minute))"
    case ..<(86_400 * 3): return "\(CivilTime.weekdays[weekday]) \(day)"
    case ..<(86_400 * 28): return "\(day) \(month)"
    case ..<(86_400 * 360): return month
    default: return String(year)
    }
  }

  private func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
