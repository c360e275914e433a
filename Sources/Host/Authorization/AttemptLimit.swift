/// How long to wait after wrong passphrases.
///
/// Five in a row cost thirty seconds, each further one twice as much, up to an hour.
package enum AttemptLimit {
  package static let freeFailures: Int64 = 5
  package static let firstDelay: Int64 = 30
  package static let longestDelay: Int64 = 3_600

  /// Seconds to wait after so many wrong passphrases in a row.
  package static func delay(afterFailures failures: Int64) -> Int64 {
    guard failures >= freeFailures else { return 0 }
    // Ten doublings are more than the longest delay.
    return min(longestDelay, firstDelay << min(10, failures - freeFailures))
  }

  /// Until when nothing is tried, given a moment that a store has; nil where that has passed.
  ///
  /// A clock that was set back, or a store made to, cannot lock anybody out for longer than the
  /// longest delay.
  package static func lock(_ lockedUntil: Int64, now: Int64) -> Int64? {
    guard lockedUntil > now else { return nil }
    let (latest, overflow) = now.addingReportingOverflow(longestDelay)
    return overflow ? lockedUntil : min(lockedUntil, latest)
  }
}
