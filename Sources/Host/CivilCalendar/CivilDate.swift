/// A day of the proleptic Gregorian calendar, without a time zone.
package struct CivilDate: Hashable, Comparable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Makes a date from its fields; nil where there is no such day or the year is not 1…9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(inMonth: month, of: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Makes the date that is a number of days after 1970-01-01.
  ///
  /// Numbers outside the years 1…9999 give the first or last day of that span.
  package init(dayNumber: Int64) {
    let clamped = min(max(dayNumber, Self.firstDayNumber), Self.lastDayNumber)
    // Counting from 1 March puts the leap day at the end of the counted year.
    let shifted = clamped + 719_468
    let era = shifted.flooredQuotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
    year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01; negative before.
  package var dayNumber: Int64 {
    Self.dayNumber(year: Int64(year), month: Int64(month), day: Int64(day))
  }

  /// The day of the week, 1 for Sunday … 7 for Saturday, as Apple's calendars count.
  package var weekday: Int {
    // 1970-01-01 was a Thursday.
    Int((dayNumber + 4).flooredRemainder(by: 7)) + 1
  }

  package static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// The date a number of days later; it stays within the years 1…9999.
  package func adding(days: Int64) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return CivilDate(dayNumber: overflow ? (days < 0 ? .min : .max) : sum)
  }

  /// The first day of the week that holds this date.
  ///
  /// - Parameter firstWeekday: 1 for Sunday … 7 for Saturday.
  package func startOfWeek(firstWeekday: Int) -> CivilDate {
    adding(days: -(Int64(weekday) - Int64(firstWeekday)).flooredRemainder(by: 7))
  }

  /// The first day of the month that holds this date.
  package var startOfMonth: CivilDate { adding(days: Int64(1 - day)) }

  /// The first day of the month after the one that holds this date.
  package var startOfNextMonth: CivilDate {
    startOfMonth.adding(days: Int64(Self.days(inMonth: month, of: year)))
  }

  /// 1 January of this date's year.
  package var startOfYear: CivilDate {
    CivilDate(dayNumber: Self.dayNumber(year: Int64(year), month: 1, day: 1))
  }

  /// 1 January of the year after.
  package var startOfNextYear: CivilDate {
    startOfYear.adding(days: Self.isLeap(year) ? 366 : 365)
  }

  /// The first day of the month that is a number of months before the one that holds this date.
  func startOfMonth(before count: Int) -> CivilDate {
    let months = max(year * 12 + month - 1 - count, 12)
    return CivilDate(
      dayNumber: Self.dayNumber(year: Int64(months / 12), month: Int64(months % 12 + 1), day: 1)
    )
  }

  /// The Monday of a week as ISO 8601 numbers them: week 1 holds 4 January.
  ///
  /// It is nil where the year has no such week.
  init?(year: Int, isoWeek week: Int) {
    guard let fourth = CivilDate(year: year, month: 1, day: 4), (1...53).contains(week) else {
      return nil
    }
    self = fourth.startOfWeek(firstWeekday: 2).adding(days: 7 * Int64(week - 1))
    // A week belongs to the year of its Thursday.
    guard adding(days: 3).year == year else { return nil }
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01 of a date whose fields are known to be sound.
  static func dayNumber(year: Int64, month: Int64, day: Int64) -> Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.flooredQuotient(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  static let firstDayNumber = dayNumber(year: 1, month: 1, day: 1)
  static let lastDayNumber = dayNumber(year: 9999, month: 12, day: 31)
}

extension CivilDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it: 2026-11-01.
  package var description: String {
    "\(decimal(year, digits: 4))-\(decimal(month, digits: 2))-\(decimal(day, digits: 2))"
  }
}

/// A number with leading zeros.
func decimal(_ value: Int, digits: Int) -> String {
  let text = String(value)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
