extension TimeZoneRules {
  /// Reads a moment: RFC 3339 with an offset, with or without seconds, a local time, or a date.
  ///
  /// `2026-11-30T12:00` and `2026-11-30T12:00:30` are read on this zone's clock, `2026-11-30` is
  /// the first instant of that day.
  ///
  /// - Throws: ``CalendarError/invalidMoment(_:)``.
  package func moment(
    _ text: String,
    dayStart: DayStart = .midnight
  ) throws(CalendarError) -> Int64 {
    if let timestamp = RFC3339.parse(text) { return timestamp.seconds }
    if let minute = Self.minute(text) { return minute }
    if let date = CivilDate(iso8601: text) { return startOfDay(date, dayStart: dayStart) }
    if let local = CivilDateTime(iso8601: text) { return instant(of: local) }
    throw .invalidMoment(text)
  }

  /// Reads `2026-11-30T12:00Z` or `2026-11-30T12:00+01:00`, which ISO 8601 has and RFC 3339 has not.
  private static func minute(_ text: String) -> Int64? {
    var text = text
    return text.withUTF8 { bytes -> Int64? in
      var cursor = DigitCursor(bytes)
      guard let date = cursor.date(), cursor.take(0x54, 0x74, 0x20),
        let minutes = cursor.minutes(), let offset = cursor.offset(), cursor.isAtEnd
      else { return nil }
      return date.dayNumber * 86_400 + minutes * 60 - offset
    }
  }
}

extension CivilDate {
  /// Reads a date such as `2026-11-30`; nil where the text is not one.
  package init?(iso8601 text: String) {
    var text = text
    let date = text.withUTF8 { bytes -> CivilDate? in
      var cursor = DigitCursor(bytes)
      let date = cursor.date()
      return cursor.isAtEnd ? date : nil
    }
    guard let date else { return nil }
    self = date
  }
}

extension CivilDateTime {
  /// Reads a time such as `2026-11-30T12:00` or `2026-11-30T12:00:30`; nil where it is not one.
  package init?(iso8601 text: String) {
    var text = text
    let parsed = text.withUTF8 { bytes -> CivilDateTime? in
      var cursor = DigitCursor(bytes)
      guard let date = cursor.date(), cursor.take(0x54, 0x74, 0x20), let minutes = cursor.minutes()
      else { return nil }
      var seconds = 0
      if cursor.take(0x3A) {
        guard let second = cursor.number(digits: 2, in: 0...59) else { return nil }
        seconds = second
      }
      guard cursor.isAtEnd else { return nil }
      return CivilDateTime(date: date, secondOfDay: Int(minutes) * 60 + seconds)
    }
    guard let parsed else { return nil }
    self = parsed
  }
}
