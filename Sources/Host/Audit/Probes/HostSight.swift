internal import ExtensionHost
internal import ExtensionProtocol
internal import Sandbox
internal import Sanitizer
internal import TerminalRenderer
internal import TextRenderer
internal import ViewTree

/// What the host made of a process that attacks the host itself, in the words of the catalogue.
///
/// How the process ended: `timeout`, `memory`, `crash`, `exit` (without an answer), `status` (of
/// failure), `malformed`, `output flood`, `violation`; what it told: `failure`, `refused`,
/// `no effect`, `unclear`; a tree that does nothing once drawn: `drawn`. What came of the process
/// behind an answer follows: `drawn, then malformed`.
enum HostSight {
  /// Begins the words for output that would act on whoever looks at it.
  static let notInert = "not inert"

  static func word(
    tree: ViewTree?,
    failure: SessionError?,
    ending: Ending,
    log: [UInt8],
    logLimit: Int
  ) -> String {
    if let flaw = flaw(ofLog: log, limit: logLimit) { return flaw }
    switch failure {
    case .malformed?, .version?: return "malformed"
    case .restless?: return "restless"
    case .outputFlood?: return "output flood"
    case .failed(let failure)?:
      let shown = Sanitizer.sanitized(failure.message)
      return flaw(in: Array(shown.utf8), "message") ?? "failure"
    case .ended(let ending)?, .endedAtStart(let ending)?: return word(ending.verdict)
    case nil: break
    }
    guard let tree else { return word(ending.verdict) }
    let answer = answer(tree)
    switch ending.verdict {
    case .ok, .empty: return answer
    case let verdict: return "\(answer), then \(word(verdict))"
    }
  }

  private static func word(_ verdict: Verdict) -> String {
    switch verdict {
    case .ok, .empty: "exit"
    case .malformed: "malformed"
    case .violation: "violation"
    case .timeout: "timeout"
    case .memory: "memory"
    case .outputFlood: "output flood"
    case .crash: "crash"
    case .failure: "status"
    case .terminated: "ended"
    }
  }

  private static func answer(_ tree: ViewTree) -> String {
    if case .text(let text) = tree.nodes[0].content {
      let told = ["refused": "refused", "no-effect": "no effect", "unclear": "unclear"]
      let first = text.string.prefix { $0 != " " }
      if first.count < text.string.count, let word = told[String(first)] { return word }
    }
    let terminal = TerminalOptions(columns: 80, colorDepth: .trueColor, hasAttributes: true)
    return flaw(in: TextRenderer.render(tree), "text")
      ?? flaw(in: TerminalRenderer.render(tree, options: terminal), "terminal", allowsStyle: true)
      ?? "drawn"
  }

  private static func flaw(ofLog log: [UInt8], limit: Int) -> String? {
    guard log.count <= 2 * limit else { return "\(notInert): \(log.count) bytes were kept" }
    let shown = Sanitizer.sanitizedLines(String(decoding: log, as: UTF8.self))
    return flaw(in: Array(shown.utf8), "output")
  }

  private static func flaw(
    in bytes: [UInt8],
    _ what: String,
    allowsStyle: Bool = false
  ) -> String? {
    InertText.flaw(in: bytes, allowsStyle: allowsStyle).map { "\(notInert) as \(what): \($0)" }
  }
}
