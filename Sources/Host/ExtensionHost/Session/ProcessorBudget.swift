internal import Sandbox

/// How much processor time a process has left.
///
/// The kernel's limit is on a whole life. A process that lives for long is given some more with every
/// second of rest instead, up to what a whole answer may take, so that one that is never at rest is
/// found out. Waiting for others to give up a processor is no rest.
struct ProcessorBudget {
  /// What a process has used until some moment.
  struct Use {
    var runTime: Double
    /// Seconds that it waited for a processor.
    var heldUp: Double = 0
  }

  /// What there is at most, and at the start.
  let seconds: Double
  private var left: Double
  private var last = Use(runTime: 0)
  private var lastMoment = Moment.now

  /// Seconds of processor time that are given for each second.
  private static let share = 0.25
  /// How often it is worth a look.
  private static let interval = 0.2

  init(seconds: Double) {
    self.seconds = seconds
    left = seconds
  }

  /// Whether the last look was long enough ago for another.
  func isDue(at now: Moment = .now) -> Bool { now.seconds(since: lastMoment) >= Self.interval }

  /// Counts what was used until now; whether that was too much.
  mutating func isOverdrawn(_ use: Use?, now: Moment = .now) -> Bool {
    guard let use else { return false }
    let rest = now.seconds(since: lastMoment) - max(use.heldUp - last.heldUp, 0)
    left -= max(use.runTime - last.runTime, 0)
    left = min(left + Self.share * max(rest, 0), seconds)
    (last, lastMoment) = (use, now)
    return left < 0
  }
}
