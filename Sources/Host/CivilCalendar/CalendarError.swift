/// Why a zone, a date or a period could not be understood; one line with the remedy.
package enum CalendarError: Error, Hashable, Sendable, CustomStringConvertible {
  case invalidZoneIdentifier(String)
  case unknownZone(String, near: [String])
  case damagedZone(String, reason: String)
  case missingZoneData(String, directory: String)
  case invalidMoment(String)
  case invalidPeriod(String)
  case reversedPeriod(String)
  case emptyPeriod(String)

  package var description: String {
    switch self {
    case .invalidZoneIdentifier(let name):
      return "time zone \(quoted(name)) is not an IANA identifier; write it as in Europe/Berlin"
    case .unknownZone(let name, let near):
      let hint =
        near.isEmpty
        ? "see timedatectl list-timezones" : "did you mean \(near.joined(separator: ", "))?"
      return "time zone \(quoted(name)) is unknown; \(hint)"
    case .damagedZone(let name, let reason):
      return "time zone \(quoted(name)): its data file is damaged (\(reason)); reinstall tzdata"
    case .missingZoneData(let name, let directory):
      return "time zone \(quoted(name)): there is no zone data in \(directory); "
        + "install tzdata or use UTC"
    case .invalidMoment(let text):
      return "\(quoted(text)) is not a moment; write 2026-11-30, 2026-11-30T12:00 "
        + "or 2026-11-30T12:00Z"
    case .invalidPeriod(let text):
      return
        "\(quoted(text)) is not a period; write today, yesterday, week, last-week, month, "
        + "last-month, year, last-year, last-7-days, last-4-weeks, 2026-11-01, 2026-W45, 2026-11, "
        + "2026 or 2026-11-01/2026-11-08 (the end is not included)"
    case .reversedPeriod(let text):
      return "period \(quoted(text)) ends before it begins; exchange the two dates"
    case .emptyPeriod(let text):
      return "period \(quoted(text)) is empty, since its end is not included; "
        + "choose a later end, or write one date for a whole day"
    }
  }
}

/// Outside text in quotation marks, shortened and without control characters.
package func quoted(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars.prefix(80) {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    shown.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
  }
  return "“\(shown)\(text.unicodeScalars.count > 80 ? "…" : "")”"
}
