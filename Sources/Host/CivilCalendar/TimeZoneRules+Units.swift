/// A unit of the calendar that time is cut into.
package enum CalendarUnit: Hashable, Sendable, CaseIterable {
  case hour, day, week, month, year
}

extension TimeZoneRules {
  /// The first instant of a local day.
  ///
  /// It is later than the day's start where the clocks skip that time, and the first of two where
  /// they show it twice. A day that the zone skipped begins where the next one does.
  package func startOfDay(_ date: CivilDate, dayStart: DayStart = .midnight) -> Int64 {
    firstInstant(local: date.dayNumber * 86_400 + dayStart.seconds)
  }

  /// The instants of a local day, half-open; 23 or 25 hours where the clocks change.
  package func interval(
    of date: CivilDate,
    dayStart: DayStart = .midnight
  ) -> Range<Int64> {
    interval(from: date, to: date.adding(days: 1), dayStart: dayStart)
  }

  /// The instants from the beginning of one day to that of another.
  func interval(from first: CivilDate, to end: CivilDate, dayStart: DayStart) -> Range<Int64> {
    let start = startOfDay(first, dayStart: dayStart)
    return start..<max(start, startOfDay(end, dayStart: dayStart))
  }

  /// The unit that holds an instant, half-open.
  ///
  /// Weeks, months and years begin when their first day does.
  ///
  /// - Parameters:
  ///   - firstWeekday: The day that weeks begin on, 1 for Sunday … 7 for Saturday.
  ///   - dayStart: When days begin; hours are those of the clock whatever it is.
  package func interval(
    of unit: CalendarUnit,
    holding instant: Int64,
    firstWeekday: Int,
    dayStart: DayStart = .midnight
  ) -> Range<Int64> {
    let instant = Self.clamped(instant)
    if unit == .hour { return hour(holding: instant) }
    let date = day(holding: instant, dayStart: dayStart)
    let (first, next): (CivilDate, CivilDate) =
      switch unit {
      case .hour, .day: (date, date.adding(days: 1))
      case .week: week(holding: date, firstWeekday: firstWeekday)
      case .month: (date.startOfMonth, date.startOfNextMonth)
      case .year: (date.startOfYear, date.startOfNextYear)
      }
    return interval(from: first, to: next, dayStart: dayStart)
  }

  private func week(holding date: CivilDate, firstWeekday: Int) -> (CivilDate, CivilDate) {
    let first = date.startOfWeek(firstWeekday: firstWeekday)
    return (first, first.adding(days: 7))
  }

  /// The local day whose interval holds an instant.
  ///
  /// It differs from what the clock shows before the day's start, and where clocks go back over it:
  /// the repeated end of a day belongs to the day that has already begun.
  package func day(holding instant: Int64, dayStart: DayStart = .midnight) -> CivilDate {
    let instant = Self.clamped(instant)
    let shown = local(at: instant)
    let isBefore = shown.secondOfDay < dayStart.seconds
    var day = isBefore ? shown.date.adding(days: -1) : shown.date
    // Two steps are enough: the clocks of a zone have skipped a day at most.
    for _ in 0..<2 {
      let next = day.adding(days: 1)
      guard next > day, startOfDay(next, dayStart: dayStart) <= instant else { break }
      day = next
    }
    return day
  }

  /// The hour of the local clock that holds an instant.
  ///
  /// Clocks that move by half an hour leave an hour of thirty minutes; none is longer than sixty.
  private func hour(holding instant: Int64) -> Range<Int64> {
    let period = period(at: instant)
    var start = instant - (instant &+ period.offset).flooredRemainder(by: 3_600)
    var end = start + 3_600
    if start < period.start, !keepsMinutes(before: period.start, period.offset) {
      start = period.start
    }
    if end > period.end, !keepsMinutes(after: period) { end = period.end }
    return start..<end
  }

  private func keepsMinutes(before start: Int64, _ offset: Int64) -> Bool {
    (self.offset(at: start - 1) - offset) % 3_600 == 0
  }

  private func keepsMinutes(after period: OffsetPeriod) -> Bool {
    (offset(at: period.end) - period.offset) % 3_600 == 0
  }

  /// Cuts an interval into whole units, widened outward at both ends.
  ///
  /// An empty interval gives the unit that holds its instant.
  ///
  /// - Parameter limit: Stops after this many units.
  package func units(
    _ unit: CalendarUnit,
    covering interval: Range<Int64>,
    firstWeekday: Int,
    dayStart: DayStart = .midnight,
    limit: Int
  ) -> [Range<Int64>] {
    var units: [Range<Int64>] = []
    var next = Self.clamped(interval.lowerBound)
    repeat {
      let found = self.interval(
        of: unit,
        holding: next,
        firstWeekday: firstWeekday,
        dayStart: dayStart
      )
      guard found.upperBound > next else { break }
      units.append(found)
      next = found.upperBound
    } while next < interval.upperBound && units.count < limit
    return units
  }
}
