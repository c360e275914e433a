/// Pairs the moments at which activities came to the front and left it.
///
/// An activity leaves with its own pause. One that was never paused leaves when it was stopped, but
/// not later than the next activity of another package came, the screen went off or the device was
/// shut down: what is not known to have been in front does not count.
struct UsageSessions {
  /// A stretch in front; milliseconds since 1970.
  struct Session: Hashable, Sendable {
    var package: Int64
    var start: Int64
    var end: Int64
  }

  /// What the rows lack.
  struct Counts: Hashable, Sendable {
    /// Pauses of activities that were not in front.
    var pausesWithoutResume = 0
    /// Activities that were brought to the front again while there.
    var repeatedResumes = 0
    /// Activities that left without a pause.
    var withoutPause = 0
    /// Activities of which nothing says how long they stayed.
    var withoutEnd = 0
  }

  private struct Key: Hashable {
    var package: Int64
    var instance: Int64
  }

  private struct Open {
    var start: Int64
    /// When another package came to the front.
    var limit: Int64?
  }

  private(set) var counts = Counts()
  /// How many activities are kept: those in front, and those whose pause may still come.
  var openCount: Int { open.count + ended.count }
  private var open: [Key: Open] = [:]
  /// Activities of ``frontPackage``, which no other package has followed yet.
  private var unlimited: Set<Key> = []
  private var frontPackage: Int64?
  /// Activities that went with the screen; their pause may still come.
  private var ended: Set<Key> = []
  private var lastTime: Int64?
  private var isShutDown = false

  /// Takes the next event in the order of time.
  mutating func take(_ event: UsageEvent, _ body: (Session) throws -> Void) rethrows {
    let key = Key(package: event.package, instance: event.instance)
    switch event.kind {
    case .resumed: resume(key, at: event.time)
    case .paused: try pause(key, at: event.time, body)
    case .stopped: try stop(key, at: event.time, body)
    case .screenNonInteractive:
      ended.formUnion(open.keys)
      try endAll(at: event.time, body)
    case .deviceShutdown:
      try endAll(at: event.time, body)
      isShutDown = true
    case .deviceStartup:
      // Without a shutdown before it, nothing is known from the last event on. With one, what is
      // there came while the device was starting.
      if !isShutDown { try endAll(at: lastTime ?? event.time, body) }
      isShutDown = false
    case .notificationInterruption, .screenInteractive, .keyguardHidden: break
    }
    lastTime = event.time
  }

  /// Takes the end of the rows.
  mutating func finish(_ body: (Session) throws -> Void) rethrows {
    for (key, activity) in open {
      if let limit = activity.limit {
        counts.withoutPause += 1
        try body(Session(package: key.package, start: activity.start, end: limit))
      } else {
        counts.withoutEnd += 1
      }
    }
    open = [:]
  }

  private mutating func resume(_ key: Key, at time: Int64) {
    if key.package != frontPackage {
      for other in unlimited { open[other]?.limit = time }
      unlimited.removeAll(keepingCapacity: true)
      frontPackage = key.package
    }
    ended.remove(key)
    if open[key] == nil {
      open[key] = Open(start: time)
      unlimited.insert(key)
    } else {
      counts.repeatedResumes += 1
    }
  }

  private mutating func pause(
    _ key: Key,
    at time: Int64,
    _ body: (Session) throws -> Void
  ) rethrows {
    unlimited.remove(key)
    guard let activity = open.removeValue(forKey: key) else {
      if ended.remove(key) == nil { counts.pausesWithoutResume += 1 }
      return
    }
    try body(Session(package: key.package, start: activity.start, end: time))
  }

  private mutating func stop(
    _ key: Key,
    at time: Int64,
    _ body: (Session) throws -> Void
  ) rethrows {
    unlimited.remove(key)
    guard let activity = open.removeValue(forKey: key) else { return }
    try end(key, activity, at: time, body)
  }

  private mutating func endAll(at time: Int64, _ body: (Session) throws -> Void) rethrows {
    for (key, activity) in open { try end(key, activity, at: time, body) }
    open.removeAll(keepingCapacity: true)
    unlimited.removeAll(keepingCapacity: true)
    frontPackage = nil
  }

  private mutating func end(
    _ key: Key,
    _ activity: Open,
    at time: Int64,
    _ body: (Session) throws -> Void
  ) rethrows {
    counts.withoutPause += 1
    let end = min(time, activity.limit ?? time)
    try body(Session(package: key.package, start: activity.start, end: max(activity.start, end)))
  }
}
