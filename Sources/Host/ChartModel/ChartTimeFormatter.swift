package import CivilCalendar

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
    self.label = label ?? { ChartTimeFormatter.english($0, offset: offset($0), unitSeconds: $1) }
  }

  /// Words for moments as clocks in a zone show them.
  package init(zone: TimeZoneRules) {
    self.init(offset: { time in Int(zone.offset(at: Int64(exactly: time.rounded(.down)) ?? 0)) })
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A label as fine as the unit that begins at the moment.
  private static func english(_ time: Double, offset: Int, unitSeconds: Double) -> String {
    let seconds = Int64(min(max(time.isNaN ? 0 : time, -1e11), 1e12)) + Int64(offset)
    let date = CivilDate(dayNumber: seconds.flooredQuotient(by: 86_400))
    let secondOfDay = seconds.flooredRemainder(by: 86_400)
    let month = months[min(max(date.month, 1), 12) - 1]
    switch unitSeconds {
    case ..<86_000: return "\(padded(secondOfDay / 3600)):\(padded(secondOfDay / 60 % 60))"
    case ..<(86_400 * 3): return "\(weekdays[min(max(date.weekday, 1), 7) - 1]) \(date.day)"
    case ..<(86_400 * 28): return "\(date.day) \(month)"
    case ..<(86_400 * 360): return month
    default: return String(date.year)
    }
  }

  private static func padded(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
