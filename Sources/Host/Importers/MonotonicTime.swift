internal import Glibc

/// A clock that is never set.
enum MonotonicTime {
  /// Nanoseconds.
  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The moment some seconds, up to a year, from now.
  static func after(_ seconds: Double) -> Int64 {
    now + Int64(max(0, min(seconds, 31_536_000)) * 1_000_000_000)
  }

  /// Waits until a descriptor has something to read, or has ended; false at the deadline.
  static func waits(for descriptor: Int32, until deadline: Int64) -> Bool {
    while true {
      let left = deadline - now
      guard left > 0 else { return false }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&entry, 1, Int32(clamping: left / 1_000_000 + 1))
      // Whoever reads finds out what is wrong.
      if count > 0 || count < 0 && errno != EINTR { return true }
    }
  }
}
