private import CTerminal
private import Glibc

/// Why a terminal cannot be taken.
package struct TerminalSessionError: Error, CustomStringConvertible {
  package let description: String
}

/// The terminal, taken for as long as an app is open, and given back whatever ends the process.
///
/// A return, an exit, a signal and a crash give it back at once. After a SIGKILL, when nothing of this
/// process can run, another small one does it.
package final class TerminalSession {
  /// How the terminal is used.
  package enum Style: Hashable, Sendable {
    /// The whole screen, key by key.
    case fullScreen
    /// Lines below each other, as screen readers read them.
    case lines
  }

  /// What signals ask for.
  package struct Signals: OptionSet, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The terminal has another size.
    package static let resize = Signals(rawValue: RH_ASKED_RESIZE)
    /// Ctrl-Z: call ``TerminalSession/suspend()``.
    package static let stop = Signals(rawValue: RH_ASKED_STOP)
    /// The process goes on after a stop that was not asked for: call ``TerminalSession/resume()``.
    package static let resume = Signals(rawValue: RH_ASKED_RESUME)
    /// The process is to end: clean up, close the session and ``TerminalSession/finish()``.
    ///
    /// A second such signal ends it at once, and so do three seconds.
    package static let end = Signals(rawValue: RH_ASKED_END)
  }

  /// The descriptor to wait for what is typed.
  package let input: Int32
  /// The descriptor to wait for signals.
  package let wake: Int32

  /// Takes the terminal behind two descriptors; a process has one session at a time.
  package init(
    input: Int32 = 0,
    output: Int32 = 1,
    style: Style = .fullScreen
  ) throws(TerminalSessionError) {
    let flags = style == .fullScreen ? RH_SESSION_FULL_SCREEN | RH_SESSION_MOUSE : 0
    let error = rh_session_open(input, output, flags)
    guard error == 0 else {
      // By the signal, where one came meanwhile.
      rh_session_finish()
      throw TerminalSession.error(-error)
    }
    self.input = input
    wake = rh_session_wake_descriptor()
  }

  /// Waits, stopped, while the process is in the background of its terminal.
  ///
  /// To be called before there are threads and processes that the stop would find in the middle of
  /// something.
  package static func awaitForeground(input: Int32 = 0) {
    // One that no shell could continue is not stopped by the signal.
    for _ in 0..<100 {
      let group = tcgetpgrp(input)
      guard group > 0, group != getpgrp() else { return }
      kill(0, SIGTTOU)
    }
  }

  deinit { close() }

  private static func error(_ code: Int32) -> TerminalSessionError {
    switch code {
    case ENOTTY:
      TerminalSessionError(
        description:
          "an app needs a terminal for its input and output; use 'report-host run' for one picture of it"
      )
    case EBUSY: TerminalSessionError(description: "the terminal is in use by this process already")
    default:
      TerminalSessionError(
        description: "the terminal cannot be used (\(String(cString: strerror(code)))); use another"
      )
    }
  }

  /// The terminal's size in cells; 80 × 24 where it does not say.
  package var size: (columns: Int, rows: Int) {
    var (columns, rows): (Int32, Int32) = (0, 0)
    guard rh_session_size(&columns, &rows) == 0, columns > 0, rows > 0 else { return (80, 24) }
    return (Int(columns), Int(rows))
  }

  /// What has been typed; empty where nothing has, nil where the terminal is gone or its input ended.
  package func read() -> [UInt8]? {
    let size = 4096
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
      count = rh_session_read(buffer.baseAddress, size)
      used = max(0, count)
    }
    return count < 0 ? nil : bytes
  }

  /// Shows bytes; false where the terminal is gone or the process is to end.
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { rh_session_write($0.baseAddress, $0.count) } == 0
  }

  /// What signals have asked for since the last time.
  package func takeSignals() -> Signals { Signals(rawValue: rh_session_take_signals()) }

  /// Gives the terminal back, stops the process, and takes the terminal again once it goes on.
  ///
  /// - Returns: False where the terminal cannot be taken again.
  package func suspend() -> Bool { rh_session_suspend() == 0 }

  /// Takes the terminal again after another program had it; false where that is not possible.
  package func resume() -> Bool { rh_session_resume() == 0 }

  /// Says whether what is typed is shown, in a session of lines.
  package func setEcho(_ isShown: Bool) { _ = rh_session_set_echo(isShown ? 1 : 0) }

  /// Gives the terminal back; a second time nothing happens.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    rh_session_close()
  }

  private var isClosed = false

  /// Ends the process by the signal that asked for it, where one did; the session is closed then.
  package func finish() {
    close()
    rh_session_finish()
  }
}
