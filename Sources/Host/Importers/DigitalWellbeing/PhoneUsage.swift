internal import ActivityStore

/// Writes what happened on a phone.
final class PhoneUsage {
  /// What is known of a package.
  struct Package {
    /// Its number as an application; nil where it has no name.
    var subject: UInt32?
    var isHomeScreen: Bool
  }

  private let device: DeviceRecorder
  private let sessions: TrackRecorder
  private let screen: TrackRecorder
  private let presence: TrackRecorder
  private let now: Int64
  private var packages: [Int64: Package] = [:]
  private var pairing = UsageSessions()

  init(_ device: DeviceRecorder) throws {
    self.device = device
    sessions = try device.track(.sessions)
    screen = try device.track(.screen)
    presence = try device.track(.presence)
    now = device.recorder.options.now * 1_000
  }

  /// Remembers a package's name, which is asked for once.
  func learn(_ package: Int64, _ find: () throws -> Package) rethrows {
    if packages[package] == nil { packages[package] = try find() }
  }

  /// Whether there is more of anything than any phone has.
  var isBeyondReason: Bool {
    packages.count > Self.reasonableCount || pairing.openCount > Self.reasonableCount
  }
  private static let reasonableCount = 500_000

  func take(_ event: UsageEvent) throws {
    try pairing.take(event) { try write($0) }
    switch event.kind {
    case .keyguardHidden: try device.unlock(at: event.time.multipliedClamped(by: 1_000))
    case .notificationInterruption:
      try device.notification(
        at: event.time.multipliedClamped(by: 1_000),
        subject: packages[event.package]?.subject
      )
    default: break
    }
  }

  func finish() throws { try pairing.finish { try write($0) } }

  /// The home screen is screen time without an application.
  ///
  /// All use is presence too: what else the device has of that kind counts only then.
  private func write(_ session: UsageSessions.Session) throws {
    let start = session.start.multipliedClamped(by: 1_000)
    let end = session.end.multipliedClamped(by: 1_000)
    let (difference, overflow) = end.subtractingReportingOverflow(start)
    let duration = overflow ? Int64.max : difference
    let package = packages[session.package]
    if package?.isHomeScreen == true {
      return try screen.record(start: start, duration: min(duration, 86_400_000_000))
    }
    try sessions.record(start: start, duration: duration, subject: package?.subject)
    if package?.subject != nil, (0..<now).contains(session.start),
      (1...86_400_000_000).contains(duration)
    {
      try presence.record(start: start, duration: duration)
    }
  }

  /// What the reader of the report should know.
  var notes: [String] {
    let counts = pairing.counts
    var notes = ["the time of home screens is screen time without an application"]
    for (count, text) in [
      (
        counts.withoutPause,
        "left the front without a record of it: they count until they were "
          + "stopped, another application came, or the device was off"
      ),
      (counts.withoutEnd, "never left the front: they do not count"),
      (counts.pausesWithoutResume, "left the front without having come: they do not count"),
      (counts.repeatedResumes, "came to the front while there: they count once"),
    ] where count > 0 {
      notes.append("activities that \(text): \(count)")
    }
    return notes
  }
}
