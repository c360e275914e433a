import CivilCalendar
import Glibc

/// How the moments of reports are told: the zone, where weeks and days begin, and what time it is.
struct ReportCalendar: Sendable {
  let zone: TimeZoneRules
  /// 1 for Sunday … 7 for Saturday.
  let firstWeekday: Int
  let dayStart: DayStart
  /// The moment that was asked for; nil to go with the clock.
  private let fixed: Int64?

  /// - Throws: ``UsageError`` for a value that cannot be understood.
  init(_ arguments: ParsedArguments, _ console: Console, _ locale: UserLocale) throws {
    zone = try arguments.timeZone(console)
    firstWeekday = try arguments.firstWeekday() ?? locale.firstWeekday
    dayStart = try arguments.dayStart()
    do {
      fixed = try arguments.value("--now").map { [zone, dayStart] in
        try zone.moment($0, dayStart: dayStart)
      }
    } catch {
      throw UsageError("\(error)", command: arguments.syntax.name)
    }
  }

  /// Whether it is always the same moment.
  var isFixed: Bool { fixed != nil }

  /// Seconds since 1970.
  var now: Int64 { fixed ?? Int64(time(nil)) }
}
