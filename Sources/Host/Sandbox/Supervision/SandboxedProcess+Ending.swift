internal import CSandbox
internal import Glibc

extension SandboxedProcess {
  /// How long what is left in the pipes may take once the process is gone.
  private static let drainSeconds = 0.2

  /// Takes what is left, reaps the process, closes everything and settles the verdict.
  ///
  /// The process has ended or was sent SIGKILL.
  func finish() {
    isReplyHeld = false
    // A killed process must be gone before its pipes can end.
    var exit = rh_exit()
    let reaped = rh_reap(processIdentifier, &exit) == 0
    drain()
    channels.closeAll()
    input.discard()
    settle(exit, reaped: reaped)
  }

  /// All processes of the namespace die with its first, so every stream ends here unless
  /// a process of the host holds a copy by accident.
  private func drain() {
    let limit = Moment.now.adding(seconds: Self.drainSeconds)
    while hasOpenStream && Moment.now < limit {
      channels.close(\.listener)
      channels.close(\.pidfd)
      input.discard()
      let ready = wait(timeout: limit.pollTimeout())
      if ready.output { readReply() }
      if ready.standardOutput { readLog(.standardOutput) }
      if ready.standardError { readLog(.standardError) }
    }
  }

  private var hasOpenStream: Bool {
    channels.output >= 0 || channels.standardOutput >= 0 || channels.standardError >= 0
  }

  private func settle(_ exit: rh_exit, reaped: Bool) {
    counters.wallTime = Moment.now.seconds(since: launchedAt)
    counters.processorTime = Double(exit.processor_microseconds) / 1e6
    if exit.peak_resident_bytes > hostPeakResidentBytes {
      counters.peakResidentBytes = exit.peak_resident_bytes
    }
    let verdict = cause ?? verdict(exit, reaped: reaped)
    ending = Ending(
      verdict: verdict,
      refusals: refusals.kinds(endedBy: verdict),
      droppedLogBytes: droppedLogBytes,
      statistics: counters,
      limits: Ending.Limits(
        seconds: configuration.timeLimit,
        memoryBytes: configuration.clampedMemoryLimit,
        replyBytes: configuration.replyLimit,
        refusals: configuration.refusalLimit
      )
    )
  }

  private func verdict(_ exit: rh_exit, reaped: Bool) -> Verdict {
    // Somebody else waited for the process; nothing is known about its end.
    guard reaped else { return .failure(status: -1) }
    if exit.signal == SIGSYS {
      return .violation(
        Refusal(
          systemCall: "system call of another architecture",
          detail: nil,
          arguments: [],
          count: 1,
          cause: .attack
        )
      )
    }
    if exit.signal == 0 && exit.status == 0 { return counters.bytesReceived > 0 ? .ok : .empty }
    if exit.signal == SIGKILL && usedUpProcessorTime(exit) { return .timeout }
    if ranOutOfMemory(exit) { return .memory }
    return exit.signal == 0 ? .failure(status: exit.status) : .crash(signal: exit.signal)
  }

  /// The kernel enforces the limit by counting ticks and accounts in exact times; on a busy machine
  /// the two are far apart.
  private func usedUpProcessorTime(_ exit: rh_exit) -> Bool {
    exit.processor_microseconds >= configuration.processorSeconds * 500_000
  }
}
