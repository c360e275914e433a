package import CivilCalendar
package import ExtensionProtocol

/// Which activity to report, and how to cut it.
///
/// What each rule means is fixed in docs/semantics.md.
package struct ActivityQuery: Sendable {
  /// Whose activity.
  package enum Users: Hashable, Sendable {
    /// The person who runs the host.
    case owner
    /// The owner; where the store has none, all who are no children.
    case current
    case all
    case children
    /// By given or full name.
    case named(String)
  }

  /// On which devices.
  package indirect enum Devices: Hashable, Sendable {
    case all
    /// Devices of these models; an empty set means all.
    case models(Set<ActivityReport.Device.Model>)
    case named(String)
    /// The device that the host runs on, by its name; where nothing is known of that, the computer
    /// that was in use last, or else the device.
    case current(hostName: String)
    /// What any of these lets through; or the one device of this name, which may have a comma in it.
    case several([Devices], name: String)
  }

  /// Seconds since 1970; widened outward to whole segments.
  package var interval: Range<Int64>
  package var segment: ActivityReport.SegmentKind
  package var zone: TimeZoneRules
  /// 1 for Sunday … 7 for Saturday.
  package var firstWeekday: Int
  /// When days and weeks begin.
  package var dayStart: DayStart
  package var users: Users
  package var devices: Devices
  /// Identifiers or names of applications.
  ///
  /// The three sets and the tokens form a union; all empty means everything.
  package var applications: Set<String>
  package var categories: Set<String>
  package var webDomains: Set<String>
  /// Tokens of subjects of any kind; one that stands for nothing lets nothing pass.
  package var tokens: Set<[UInt8]>
  /// Whether applications and web domains that are named are listed where they were not used.
  package var includesUnused: Bool
  /// The moment of the report; no segment begins after it.
  package var now: Int64

  package init(
    interval: Range<Int64>,
    segment: ActivityReport.SegmentKind = .hourly,
    zone: TimeZoneRules,
    firstWeekday: Int = 1,
    dayStart: DayStart = .midnight,
    users: Users = .owner,
    devices: Devices = .all,
    applications: Set<String> = [],
    categories: Set<String> = [],
    webDomains: Set<String> = [],
    tokens: Set<[UInt8]> = [],
    includesUnused: Bool = false,
    now: Int64
  ) {
    self.interval = interval
    self.segment = segment
    self.zone = zone
    self.firstWeekday = firstWeekday
    self.dayStart = dayStart
    self.users = users
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.tokens = tokens
    self.includesUnused = includesUnused
    self.now = now
  }

  /// The reports, one for each user and device that the query lets through.
  ///
  /// - Throws: ``QueryError`` where a name is unknown, or what the source throws.
  package func reports(from source: any ActivitySource) throws -> [ActivityReport] {
    try reports(of: try deviceUsers(in: source), from: source)
  }

  /// The pairs of users and devices that the query lets through.
  ///
  /// - Throws: ``QueryError`` where a name is unknown, or what the source throws.
  package func deviceUsers(in source: any ActivitySource) throws -> [DeviceUser] {
    try selectedDeviceUsers(source.deviceUsers())
  }

  /// The reports of some pairs of users and devices.
  package func reports(
    of deviceUsers: [DeviceUser],
    from source: any ActivitySource
  ) throws -> [ActivityReport] {
    let segments = try segments()
    let items = try ItemFilter(self, source)
    let budget = ReportBudget()
    return try deviceUsers.map { deviceUser in
      var builder = ReportBuilder(source, deviceUser, items, budget)
      return try builder.report(segment, segments, now: now)
    }
  }

  /// The most segments that one report may have: ten years of hours.
  package static let segmentLimit = 100_000

  /// The whole segments that the interval touches, up to the one that holds `now`.
  package func segments() throws(QueryError) -> [Range<Int64>] {
    let last = zone.interval(
      of: unit,
      holding: now,
      firstWeekday: firstWeekday,
      dayStart: dayStart
    )
    guard interval.lowerBound < last.upperBound else { return [] }
    let end = min(interval.upperBound, last.upperBound)
    let segments = zone.units(
      unit,
      covering: interval.lowerBound..<end,
      firstWeekday: firstWeekday,
      dayStart: dayStart,
      limit: Self.segmentLimit + 1
    )
    guard segments.count <= Self.segmentLimit else { throw .tooManySegments(Self.segmentLimit) }
    return segments
  }

  private var unit: CalendarUnit {
    switch segment {
    case .hourly: .hour
    case .daily: .day
    case .weekly: .week
    }
  }
}
