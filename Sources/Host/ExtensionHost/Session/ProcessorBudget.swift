internal import Sandbox

/// How much processor time a process has left.
///
/// The kernel's limit is on a whole life. A process that lives for long is given some more with every
/// second instead, up to what a whole answer may take, so that one that is never at rest is found out.
struct ProcessorBudget {
  /// What there is at most, and at the start.
  let seconds: Double
  private var left: Double
  private var lastRunTime = 0.0
  private var lastMoment = Moment.now

  /// Seconds of processor time that are given for each second.
  private static let share = 0.25

  init(seconds: Double) {
    self.seconds = seconds
    left = seconds
  }

  /// Counts what was used until now; whether that was too much.
  mutating func isOverdrawn(runTime: Double?, now: Moment = .now) -> Bool {
    guard let runTime else { return false }
    left -= max(runTime - lastRunTime, 0)
    left = min(left + Self.share * max(now.seconds(since: lastMoment), 0), seconds)
    (lastRunTime, lastMoment) = (runTime, now)
    return left < 0
  }
}

/// How often trees are taken that a process sends by itself.
struct TreePace {
  private var next: Moment?

  /// As often as a screen is drawn.
  private static let seconds = 1.0 / 60

  /// Counts a tree that nobody waited for.
  mutating func count(at now: Moment = .now) { next = now.adding(seconds: Self.seconds) }

  /// Seconds until the next may be taken.
  func wait(from now: Moment = .now) -> Double {
    guard let next, next > now else { return 0 }
    return next.seconds(since: now)
  }
}
