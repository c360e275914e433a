internal import CHostClock
internal import Foundation

/// The clock of an app's process, which goes as its host's does.
enum HostClock {
  /// Takes the host's moment, in seconds since 1970.
  ///
  /// What an app asks for is told in times of its own, so these have to be about the moment that the
  /// host shows. A host that goes with its machine's clock changes nothing.
  static func follow(_ moment: Int64) {
    rh_move_clock(0)
    let own = Int64(exactly: Date().timeIntervalSince1970.rounded(.down)) ?? moment
    let (difference, isTooFar) = moment.subtractingReportingOverflow(own)
    guard !isTooFar, difference.magnitude > tolerance else { return }
    rh_move_clock(difference)
  }

  /// Seconds that may have passed since the host looked.
  private static let tolerance: UInt64 = 30
}
