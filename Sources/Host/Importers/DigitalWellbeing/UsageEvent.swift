/// A row of the events that Android keeps of the use of applications.
struct UsageEvent: Hashable, Sendable {
  /// What happened, as Android's `UsageEvents.Event` numbers it.
  enum Kind: Int64, Sendable {
    case resumed = 1
    case paused = 2
    case notificationInterruption = 12
    case screenInteractive = 15
    case screenNonInteractive = 16
    case keyguardHidden = 18
    case stopped = 23
    case deviceShutdown = 26
    case deviceStartup = 27
  }

  /// Milliseconds since 1970.
  var time: Int64
  var kind: Kind
  var package: Int64
  /// Which of the package's activities, where Android tells them apart.
  var instance: Int64
}
