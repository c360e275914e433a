/// What a sandboxed process did.
package enum SandboxEvent: Equatable {
  /// Bytes that the process wrote to the host, in order, cut anywhere.
  case reply([UInt8])

  /// Bytes of standard output or standard error, unsanitized.
  case log(LogStream, [UInt8])

  /// A system call was refused. Each kind is told once; the ending has the counts.
  case refusal(Refusal)

  /// The process is gone. The last event; asking again gives it again.
  case ended(Ending)
}

package enum LogStream: Sendable {
  case standardOutput
  case standardError
}

/// How a process ended, and what the host noticed on the way.
package struct Ending: Equatable, Sendable {
  package var verdict: Verdict

  /// Refused calls, in the order in which each kind was first seen.
  package var refusals: [Refusal]

  /// Log bytes beyond the limit, thrown away.
  package var droppedLogBytes: Int

  package var statistics: SandboxStatistics

  /// The limits that the process was under.
  package var limits: Limits

  /// Whether the process was refused as many calls as it may be.
  package var hasMetRefusalLimit: Bool {
    refusals.reduce(0) { $0 + $1.count } >= limits.refusals
  }

  /// What a process may take.
  package struct Limits: Equatable, Sendable {
    package var seconds: Double
    package var memoryBytes: UInt64
    package var replyBytes: Int
    package var refusals: Int
  }
}

package struct SandboxStatistics: Equatable, Sendable {
  /// Seconds from launch until the process was reaped, or until now.
  package var wallTime: Double = 0

  /// Seconds of processor time; known once the process has ended.
  package var processorTime: Double = 0

  /// Known once the process has ended, and only if it was larger than the host's own: the child
  /// shares the host's memory for a moment and Linux counts that in.
  package var peakResidentBytes: UInt64?

  package var bytesSent = 0
  package var bytesReceived = 0
}
