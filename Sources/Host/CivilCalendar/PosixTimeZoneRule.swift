/// The rule that a zone follows after its last listed transition.
///
/// It is the TZ string of POSIX.1-2017, section 8.3, with the extensions of RFC 9636, section
/// 3.3.1: quoted names and transition times from -167 to 167 hours.
struct PosixTimeZoneRule: Hashable, Sendable {
  /// A day of the year on which the clocks change.
  enum ChangeDay: Hashable, Sendable {
    /// Day 1…365; 29 February is never counted.
    case julian(Int64)
    /// Day 0…365; 29 February is counted.
    case zeroBased(Int64)
    /// A weekday (0 for Sunday) of week 1…5 of a month; 5 is the last.
    case weekday(month: Int, week: Int64, weekday: Int64)
  }

  /// When the clocks change: a day, and seconds of local time after its midnight.
  struct Change: Hashable, Sendable {
    var day: ChangeDay
    var time: Int64
  }

  /// Daylight saving time: its offset, and when it begins and ends.
  struct Daylight: Hashable, Sendable {
    var offset: Int64
    var begins: Change
    var ends: Change
  }

  /// Seconds east of UTC.
  var standardOffset: Int64
  var daylight: Daylight?

  /// The stretch of unchanged offset that holds an instant.
  func period(at instant: Int64) -> OffsetPeriod {
    guard let daylight else {
      return OffsetPeriod(start: .min, end: .max, offset: standardOffset)
    }
    let local = instant.addingReportingOverflow(standardOffset)
    let day = (local.overflow ? instant : local.partialValue).flooredQuotient(by: 86_400)
    let year = Int64(CivilDate(dayNumber: day).year)
    var found = OffsetPeriod(start: .min, end: .max, offset: standardOffset)
    for change in changes(around: year, daylight) {
      if change.at <= instant {
        found.start = change.at
        found.offset = change.offset
      } else {
        found.end = change.at
        break
      }
    }
    return found
  }

  private typealias Turn = (at: Int64, offset: Int64)

  /// The changes of three years in order.
  ///
  /// Where daylight time ends as it begins again, the beginning comes last and so wins: a zone may
  /// keep daylight time all year.
  private func changes(around year: Int64, _ daylight: Daylight) -> [Turn] {
    var turns: [(turn: Turn, rank: Int)] = []
    turns.reserveCapacity(6)
    for year in (year - 1)...(year + 1) {
      let begin = daylight.begins.localSeconds(in: year) - standardOffset
      let end = daylight.ends.localSeconds(in: year) - daylight.offset
      turns.append(((begin, daylight.offset), 1))
      turns.append(((end, standardOffset), 0))
    }
    turns.sort { ($0.turn.at, $0.rank) < ($1.turn.at, $1.rank) }
    return turns.map(\.turn)
  }
}

extension PosixTimeZoneRule.Change {
  /// Local seconds since 1970 of the change in a year.
  func localSeconds(in year: Int64) -> Int64 {
    dayNumber(in: year) * 86_400 + time
  }

  private func dayNumber(in year: Int64) -> Int64 {
    let newYear = CivilDate.dayNumber(year: year, month: 1, day: 1)
    switch day {
    case .julian(let day):
      let leapDay: Int64 = CivilDate.isLeap(Int(year)) && day >= 60 ? 1 : 0
      return newYear + day - 1 + leapDay
    case .zeroBased(let day):
      return newYear + day
    case .weekday(let month, let week, let weekday):
      let first = CivilDate.dayNumber(year: year, month: Int64(month), day: 1)
      let firstWeekday = (first + 4).flooredRemainder(by: 7)
      var day = (weekday - firstWeekday).flooredRemainder(by: 7) + (week - 1) * 7
      let length = Int64(CivilDate.days(inMonth: month, of: Int(year)))
      if day >= length { day -= 7 }
      return first + day
    }
  }
}

/// A stretch of time with one offset from UTC, half-open.
struct OffsetPeriod: Hashable, Sendable {
  var start: Int64
  var end: Int64
  /// Seconds east of UTC.
  var offset: Int64
}
