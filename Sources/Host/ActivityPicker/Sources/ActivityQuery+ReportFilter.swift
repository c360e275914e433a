package import ActivityStore
package import CivilCalendar
internal import ExtensionProtocol
package import ViewTree

extension ActivityQuery {
  /// The query that an app's filter asks for.
  ///
  /// Its tokens are those of the app, so its source has to read as the app. What an app says of times
  /// may be anything: nothing is known of before 1970, and nothing is of after ``now``.
  ///
  /// - Parameter hostName: The name of the device that the host runs on.
  package init(
    _ filter: ReportFilter,
    zone: TimeZoneRules,
    firstWeekday: Int,
    dayStart: DayStart = .midnight,
    hostName: String,
    now: Int64
  ) {
    let start = min(max(filter.start, 0), Self.lastSecond)
    let end = min(max(filter.end, start), Self.lastSecond)
    self.init(
      interval: start..<end,
      segment: Self.segment(filter.segment),
      zone: zone,
      firstWeekday: firstWeekday,
      dayStart: dayStart,
      users: Self.users(filter.users),
      devices: Self.devices(filter, hostName),
      tokens: filter.tokens.tokens,
      now: now
    )
  }

  /// The end of the year 2199, which calendars can count to.
  private static let lastSecond: Int64 = 7_258_118_400

  private static func segment(_ segment: ReportFilter.Segment) -> ActivityReport.SegmentKind {
    switch segment {
    case .hourly: .hourly
    case .daily: .daily
    case .weekly: .weekly
    }
  }

  private static func users(_ users: ReportFilter.Users) -> Users {
    switch users {
    case .current: .current
    case .all: .all
    case .children: .children
    }
  }

  /// Without a word of devices it is this one; where it is about others than its user, all of theirs.
  private static func devices(_ filter: ReportFilter, _ hostName: String) -> Devices {
    guard let models = filter.models else {
      return filter.users == .current ? .current(hostName: hostName) : .all
    }
    return .models(
      Set(
        models.map { model in
          switch model {
          case .iPhone: .iPhone
          case .iPod: .iPod
          case .iPad: .iPad
          case .mac: .mac
          }
        }
      )
    )
  }
}
