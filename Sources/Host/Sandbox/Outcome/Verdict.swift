/// The one word for how a run went.
package enum Verdict: Equatable, Sendable {
  /// The process sent something and exited with status 0.
  case ok

  /// The process exited with status 0 and sent nothing.
  case empty

  /// The reply does not follow the protocol; given by whoever decodes it.
  case malformed(String)

  /// The process was ended for a system call.
  case violation(Refusal)

  /// The process was still there at its deadline, or used up its processor time.
  case timeout

  /// The process ran out of memory, as far as that can be told from outside.
  case memory

  /// The process sent more than it may.
  case outputFlood

  /// A signal ended the process: a crash of its own making.
  case crash(signal: Int32)

  /// The process exited with a status other than 0.
  case failure(status: Int32)

  /// The host ended the process because it was done with it.
  case terminated
}

extension Verdict: CustomStringConvertible {
  package var description: String {
    switch self {
    case .ok: "ok"
    case .empty: "exited without a reply"
    case .malformed(let reason): "malformed reply: \(reason)"
    case .violation(let refusal): "sandbox violation: \(refusal)"
    case .timeout: "did not finish in time"
    case .memory: "ran out of memory"
    case .outputFlood: "sent more output than allowed"
    case .crash(let signal): "crashed (\(signalName(signal)))"
    case .failure(let status): "exited with status \(status)"
    case .terminated: "ended by the host"
    }
  }
}
