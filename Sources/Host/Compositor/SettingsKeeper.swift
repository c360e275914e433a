internal import Sandbox

/// Writes what an app wants to keep, at most once in a while however often it says so, and beside the
/// loop: a disk may be slow.
struct SettingsKeeper {
  private var unsaved: [UInt8]?
  private var next = Moment.now
  private var job: Job<Bool>?

  private static let interval = 1.0

  mutating func take(_ bytes: [UInt8]) { unsaved = bytes }

  /// Seconds until there is something to write; nil for nothing, or where the end of a job says so.
  var timeToWake: Double? {
    guard job == nil else { return nil }
    return unsaved.map { _ in max(next.seconds(since: .now), 0) }
  }

  /// Begins to write what is due.
  mutating func save(to services: any CompositorServices, _ workers: Workers) {
    if job?.value != nil { job = nil }
    guard job == nil, let bytes = unsaved, Moment.now >= next, workers.hasRoom else { return }
    unsaved = nil
    next = Moment.now.adding(seconds: Self.interval)
    job = Job(workers) {
      services.saveSettings(bytes)
      return true
    }
  }

  /// Writes what is left, after what is being written.
  mutating func finish(to services: any CompositorServices) {
    _ = job?.waited
    job = nil
    if let bytes = unsaved { services.saveSettings(bytes) }
    unsaved = nil
  }
}
