import CivilCalendar

extension Console {
  /// The zone that the environment or the system names.
  var systemTimeZone: String {
    TimeZoneRules.systemIdentifier(variable: environment["TZ"])
  }
}

extension ParsedArguments {
  /// The zone of `--time-zone`, or the system's.
  ///
  /// - Throws: ``UsageError`` where there is no such zone.
  func timeZone(_ console: Console) throws -> TimeZoneRules {
    do {
      return try TimeZoneRules(identifier: value("--time-zone") ?? console.systemTimeZone)
    } catch {
      throw UsageError("\(error)", command: syntax.name)
    }
  }
}
