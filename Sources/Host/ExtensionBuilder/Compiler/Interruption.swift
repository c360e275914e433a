internal import Glibc

/// Signals that ask the host to end during a build.
///
/// A program that runs is ended, and the host goes on to its own end in the ordinary way, so that nothing is
/// left behind.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Blocks the signals, so that they wait until somebody asks.
  static func begin() {
    var set = signalSet()
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Lets signals do again what they do, those that came meanwhile too.
  static func end() {
    var set = signalSet()
    sigprocmask(SIG_UNBLOCK, &set, nil)
  }

  /// Whether a signal waits.
  private static var isRequested: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// Ends a build between two of its steps where the host is asked to end.
  ///
  /// - Throws: ``BuildError``, which nobody reads: the signal ends the host after ``end()``.
  static func check() throws(BuildError) {
    if isRequested { throw BuildError("interrupted") }
  }

  /// Waits for a program to end; ends it and its group where the host is asked to end.
  ///
  /// - Returns: Its exit status, 128 and more where a signal ended it.
  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    var turns = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return exitStatus(status) }
      if ended < 0, errno != EINTR { return 127 }
      if isRequested {
        // The compiler's driver ends its frontends, which are in groups of their own, for SIGINT
        // alone; it has two seconds to do so.
        if turns == 0 { kill(-process, SIGINT) }
        if turns == 400 { kill(-process, SIGKILL) }
        turns += 1
      }
      var pause = timespec(tv_sec: 0, tv_nsec: 5_000_000)
      nanosleep(&pause, nil)
    }
  }

  private static func exitStatus(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static func signalSet() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
