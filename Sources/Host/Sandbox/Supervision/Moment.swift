internal import Glibc

/// A moment on the monotonic clock, in nanoseconds.
package struct Moment: Comparable, Sendable {
  package var nanoseconds: Int64

  package static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
  }

  package static func < (left: Moment, right: Moment) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// A moment so many seconds later; at most about thirty years.
  package func adding(seconds: Double) -> Moment {
    let bounded = seconds.isNaN ? 0 : min(max(seconds, 0), 1e9)
    return Moment(nanoseconds: nanoseconds &+ Int64(bounded * 1e9))
  }

  package func seconds(since earlier: Moment) -> Double {
    Double(nanoseconds &- earlier.nanoseconds) / 1e9
  }

  /// What poll(2) takes: milliseconds from now, rounded up so that it never wakes too early.
  package func pollTimeout(from now: Moment = .now) -> Int32 {
    guard self > now else { return 0 }
    let milliseconds = (nanoseconds &- now.nanoseconds &+ 999_999) / 1_000_000
    return Int32(clamping: milliseconds)
  }
}
