internal import Sandbox

/// Writes what an app wants to keep, at most once in a while however often it says so.
struct SettingsKeeper {
  private var unsaved: [UInt8]?
  private var next = Moment.now

  private static let interval = 1.0

  mutating func take(_ bytes: [UInt8]) { unsaved = bytes }

  /// Seconds until there is something to write; nil for nothing.
  var timeToWake: Double? { unsaved.map { _ in max(next.seconds(since: .now), 0) } }

  /// Writes what is due.
  mutating func save(to services: any CompositorServices, isLast: Bool = false) {
    guard let bytes = unsaved, isLast || Moment.now >= next else { return }
    services.saveSettings(bytes)
    unsaved = nil
    next = Moment.now.adding(seconds: Self.interval)
  }
}
