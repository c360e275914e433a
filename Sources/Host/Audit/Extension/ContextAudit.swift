internal import ExtensionHost
package import Sandbox

/// What one run of an extension showed.
package struct ContextAudit: Sendable {
  /// The context; nil where the extension did not get as far as naming any.
  package let context: String?

  /// How it went, in one word that does not change between versions.
  package let verdict: String

  /// The same in a sentence; nil where a report came and nothing else happened.
  package let message: String?

  /// Whether it gave its report and tried nothing that only an attack needs.
  package let hasPassed: Bool

  /// Whether the process took calls away from itself once it had started; nil where it ended first.
  package let hasEnteredSecondStage: Bool?

  /// Nodes of the tree; nil where there is none.
  package let nodes: Int?

  /// The most memory at once; nil where it ended before it could be read and had less than the
  /// host.
  package let peakResidentBytes: UInt64?

  package let ending: Ending
}

extension ContextAudit {
  /// The verdict of a run that gave a report.
  static func verdict(afterReply ending: Ending) -> (word: String, message: String?) {
    let isViolation = if case .violation = ending.verdict { true } else { false }
    return (isViolation ? "violation" : "ok", ending.verdict.lapse)
  }

  /// The verdict of a run that gave none.
  static func verdict(_ error: SessionError) -> String {
    switch error {
    case .failed: "failed"
    case .restless: "restless"
    case .malformed: "malformed"
    case .outputFlood: "output-flood"
    case .version: "version"
    case .ended(let ending), .endedAtStart(let ending): word(ending.verdict)
    }
  }

  private static func word(_ verdict: Verdict) -> String {
    switch verdict {
    case .ok: "incomplete"
    case .empty: "empty"
    case .malformed: "malformed"
    case .violation: "violation"
    case .timeout: "timeout"
    case .memory: "memory"
    case .outputFlood: "output-flood"
    case .crash: "crash"
    case .failure: "exit-status"
    case .terminated: "terminated"
    }
  }
}
