import ActivityStore
import ExtensionProtocol

/// The form of exported activity: what is written before, for each piece, and after.
protocol ExportFormat {
  mutating func begin(_ kind: ExportKind) -> [UInt8]
  /// The segments of one report that have any activity.
  mutating func text(of report: ActivityReport, _ clock: ExportClock) -> [UInt8]
  /// A person's segments that have any activity.
  mutating func text(
    of user: ActivityReport.User,
    _ times: [(segment: Range<Int64>, time: PersonTime)],
    _ clock: ExportClock
  ) -> [UInt8]
  mutating func text(of session: ActivityQuery.Session, _ clock: ExportClock) -> [UInt8]
  func end() -> [UInt8]
}

/// What an export is of.
enum ExportKind {
  /// Durations of applications and so on by segment.
  case segments
  /// The screen time of people over all devices by segment.
  case people
  case sessions
}

extension ActivityReport.Segment {
  /// Whether anything happened.
  var hasActivity: Bool {
    totalDuration > 0 || !categories.isEmpty || pickupsWithoutApplication > 0 || firstPickup != nil
  }
}

extension PersonTime {
  /// Whether anything happened.
  var hasActivity: Bool { screen > 0 || pickups > 0 || notifications > 0 }
}

extension ActivityReport.User.Role {
  /// Apple's name.
  var name: String {
    switch self {
    case .individual: "individual"
    case .child: "child"
    }
  }
}

extension ActivityReport.Subject.Kind {
  /// As the command line calls it.
  var name: String {
    switch self {
    case .application: "application"
    case .category: "category"
    case .webDomain: "web-domain"
    }
  }
}
