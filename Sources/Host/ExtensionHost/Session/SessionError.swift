package import ExtensionProtocol
package import Sandbox

/// Why a session gave no tree, in words for the user.
package enum SessionError: Error, Sendable, CustomStringConvertible {
  /// The process ended before it had answered.
  case ended(Ending)
  /// The process ended before it had said anything.
  case endedAtStart(Ending)
  /// The process answered something that is not the protocol; it was ended for it.
  case malformed(String)
  /// The process announced a reply that is larger than the user allows; it was ended for it.
  case outputFlood(limit: Int)
  /// The two sides speak no common version.
  case version(VersionMismatch)
  /// The process said that it cannot make the tree.
  case failed(Failure)
  /// The process used processors for so many seconds that nothing asked of it explains; it was ended
  /// for it.
  case restless(seconds: Double)

  package var description: String { message(about: "the extension") }

  /// The sentence with a name for the process, such as "the app".
  package func message(about subject: String) -> String {
    switch self {
    case .endedAtStart(let ending):
      Self.ended(ending, subject)
        + (Self.mayLackMemory(ending) ? "; --memory-limit may be too small" : "")
    case .ended(let ending): Self.ended(ending, subject)
    case .outputFlood(let limit): Self.flood(limit: limit, subject)
    case .malformed(let reason): "\(subject)'s reply does not follow the protocol: \(reason)"
    case .version(let mismatch): "\(mismatch)"
    case .failed(let failure): "\(subject) reports: \(failure.message)"
    case .restless(let seconds):
      "\(subject) kept the processor busy without being asked for anything "
        + "(\(Self.seconds(seconds))); --time-limit raises the limit"
    }
  }

  private static func ended(_ ending: Ending, _ subject: String) -> String {
    switch ending.verdict {
    case .ok: "\(subject) exited without finishing its reply"
    case .empty: "\(subject) exited without a reply"
    case .timeout:
      "\(subject) did not answer in time (\(Self.seconds(ending.limits.seconds))); "
        + "--time-limit raises the limit"
    case .memory:
      "\(subject) ran out of memory (\(ending.limits.memoryBytes >> 20) MiB); "
        + "--memory-limit raises the limit"
    case .outputFlood: Self.flood(limit: ending.limits.replyBytes, subject)
    case .violation(let refusal) where refusal.cause == .answerLimit:
      "\(subject) made more than \(Self.grouped(SandboxedProcess.answerLimit)) system calls "
        + "that need an answer; the last was \(refusal)"
    case .violation(let refusal) where refusal.cause == .refusalLimit:
      "\(subject) was ended at its \(ending.limits.refusals)th refused system call: \(refusal)"
    case .violation(let refusal):
      "\(subject) was ended for a system call that no report needs: \(refusal)"
    case .crash, .failure, .malformed, .terminated: "\(subject) \(ending.verdict)"
    }
  }

  /// A static Swift executable with Foundation needs some memory to start at all, and crashes in the
  /// loader or the runtime where it does not get it.
  private static func mayLackMemory(_ ending: Ending) -> Bool {
    guard case .crash = ending.verdict else { return false }
    return ending.limits.memoryBytes < 128 << 20
  }

  private static func flood(limit: Int, _ subject: String) -> String {
    let remedy =
      limit < FrameLimit.process ? "--output-limit raises the limit" : "its view is too large"
    return "\(subject) sent more than a reply may have (\(limit >> 20) MiB); \(remedy)"
  }

  private static func grouped(_ number: Int) -> String {
    let rest = String(number % 1_000)
    let zeros = String(repeating: "0", count: 3 - rest.count)
    return number < 1_000 ? rest : "\(number / 1_000),\(zeros)\(rest)"
  }

  private static func seconds(_ limit: Double) -> String {
    Int(exactly: limit).map { "\($0) s" } ?? "\(limit) s"
  }
}
