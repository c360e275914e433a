package import ExtensionProtocol
package import Sandbox

/// Why a session gave no tree, in words for the user.
package enum SessionError: Error, Sendable, CustomStringConvertible {
  /// The process ended before it had answered.
  case ended(Ending)
  /// The process answered something that is not the protocol; it was ended for it.
  case malformed(String)
  /// The two sides speak no common version.
  case version(VersionMismatch)
  /// The process said that it cannot make the tree.
  case failed(Failure)

  package var description: String {
    switch self {
    case .ended(let ending):
      switch ending.verdict {
      case .ok: "the extension exited without finishing its reply"
      case .empty: "the extension exited without a reply"
      case .timeout: "the extension did not answer in time"
      case .memory: "the extension ran out of memory; --memory-limit raises the limit"
      case .outputFlood: "the extension sent more than a reply may have"
      case .violation(let refusal):
        "the extension was ended for a system call that no report needs: \(refusal)"
      case .crash, .failure, .malformed, .terminated: "the extension \(ending.verdict)"
      }
    case .malformed(let reason):
      "the extension's reply does not follow the protocol: \(reason)"
    case .version(let mismatch):
      "\(mismatch)"
    case .failed(let failure):
      "the extension reports: \(failure.message)"
    }
  }
}
