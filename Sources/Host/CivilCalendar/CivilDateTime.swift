/// A date and a time of day, without a time zone.
package struct CivilDateTime: Hashable, Sendable {
  package var date: CivilDate
  /// Seconds after midnight, 0…86399.
  package var secondOfDay: Int

  package init(date: CivilDate, secondOfDay: Int) {
    self.date = date
    self.secondOfDay = min(max(secondOfDay, 0), 86_399)
  }

  package var hour: Int { secondOfDay / 3_600 }
  package var minute: Int { secondOfDay / 60 % 60 }
  package var second: Int { secondOfDay % 60 }
}

extension CivilDateTime: CustomStringConvertible {
  /// The date and time as ISO 8601 writes them: 2026-11-01T08:30:00.
  package var description: String {
    "\(date)T\(decimal(hour, digits: 2)):\(decimal(minute, digits: 2)):"
      + decimal(second, digits: 2)
  }
}

extension TimeZoneRules {
  /// What local clocks and calendars show at an instant.
  package func local(at instant: Int64) -> CivilDateTime {
    let local = Self.clamped(instant) + offset(at: instant)
    return CivilDateTime(
      date: CivilDate(dayNumber: local.flooredQuotient(by: 86_400)),
      secondOfDay: Int(local.flooredRemainder(by: 86_400))
    )
  }

  /// The date at an instant.
  package func date(at instant: Int64) -> CivilDate { local(at: instant).date }

  /// The instant at which local clocks show a time.
  ///
  /// A time shown twice gives the first instant, a skipped one the instant of the skip.
  package func instant(of local: CivilDateTime) -> Int64 {
    firstInstant(local: local.date.dayNumber * 86_400 + Int64(local.secondOfDay))
  }

  /// An instant as RFC 3339 writes it, with this zone's offset: 2026-11-01T08:30:00+01:00.
  package func rfc3339(_ instant: Int64) -> String {
    let offset = offset(at: instant)
    let minutes = Int(abs(offset) / 60)
    guard offset != 0 else { return "\(local(at: instant))Z" }
    return "\(local(at: instant))\(offset < 0 ? "-" : "+")"
      + "\(decimal(minutes / 60, digits: 2)):\(decimal(minutes % 60, digits: 2))"
  }

  /// The instant itself, or the nearest within the years 1…9999.
  static func clamped(_ instant: Int64) -> Int64 {
    min(max(instant, CivilDate.firstDayNumber * 86_400), CivilDate.lastDayNumber * 86_400)
  }
}
