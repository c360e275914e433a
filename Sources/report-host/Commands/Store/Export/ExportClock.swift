import CivilCalendar

/// Writes moments on the clock of an export's zone.
struct ExportClock {
  let zone: TimeZoneRules

  /// RFC 3339, to the second.
  func text(_ seconds: Int64) -> String { zone.rfc3339(seconds) }

  /// RFC 3339, to the millisecond where there is more than whole seconds.
  func text(milliseconds: Int64) -> String {
    let seconds = milliseconds.flooredQuotient(by: 1_000)
    let rest = milliseconds.flooredRemainder(by: 1_000)
    let text = zone.rfc3339(seconds)
    guard rest > 0 else { return text }
    // "2026-11-01T08:30:00" has 19 characters, whatever offset follows.
    return "\(text.prefix(19)).\(String(rest + 1_000).dropFirst())\(text.dropFirst(19))"
  }
}
