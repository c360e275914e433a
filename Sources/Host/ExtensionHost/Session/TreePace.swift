internal import Sandbox

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
