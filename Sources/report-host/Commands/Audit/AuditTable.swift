import Audit
import ExtensionHost
import Sandbox
import Sanitizer

/// The audit of an extension, as text for people.
struct AuditTable {
  private let report: AuditReport

  init(_ report: AuditReport) {
    self.report = report
  }

  /// All of it; every name of the extension's choosing is made safe to show.
  var text: String {
    [header, TextTable(rows).text, messages, notTried, refusals].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private var header: String {
    let missing = report.missingLayers
    let all = report.layers.count + missing.count
    let layers = report.layers.map(\.rawValue).joined(separator: ", ")
    let omission =
      missing.isEmpty ? "" : "; missing: " + missing.map(\.rawValue).joined(separator: ", ")
    return """
      \(safe(report.name)): \(report.tier.rawValue) tier, \(report.layers.count) of \(all) layers \
      in force\(omission)
      \(wrapped("Layers: \(layers)", indent: 2, width: 100))
      Second stage: \(secondStage)
      Activity: \(report.isSample ? "the built-in sample family" : "your own")

      """
  }

  private var secondStage: String {
    switch report.hasEnteredSecondStage {
    case _ where report.tier == .dynamic: "none, it belongs to the strict tier"
    case true?: "entered: calls that only starting needs were given up before any activity came"
    case false?: "not entered, as by programs that are not built with the frameworks"
    case nil: "not known: no process got that far, or the kernel does not tell"
    }
  }

  private var rows: [[String]] {
    let titles = ["Context", "Verdict", "Time", "CPU", "Memory", "Sent", "Received", "Nodes"]
    return [titles + ["Refused"]]
      + report.contexts.map { audit in
        let statistics = audit.ending.statistics
        return [
          audit.context.map { Sanitizer.sanitized($0, limit: 40) } ?? "(start)",
          audit.verdict,
          duration(statistics.wallTime),
          duration(statistics.processorTime),
          audit.peakResidentBytes.map { size(Double($0)) } ?? "–",
          size(Double(statistics.bytesSent)),
          size(Double(statistics.bytesReceived)),
          audit.nodes.map(String.init) ?? "–",
          "\(audit.ending.refusals.reduce(0) { $0 + $1.count })",
        ]
      }
  }

  private var messages: String {
    report.contexts.compactMap { audit in
      audit.message.map { ExtensionVoice(audit.context ?? report.name).about(safe($0)) + "\n" }
    }.joined()
  }

  private var notTried: String {
    guard !report.notTried.isEmpty else { return "" }
    let names = ContextList.text(report.notTried.map { safe($0) }, of: safe(report.name))
    let reason = "not tried: the audit's time was used up; name contexts with --context"
    return wrapped("\(reason): \(names)", indent: 2, width: 100) + "\n"
  }

  private var refusals: String {
    let groups = FindingGroup.groups(of: report.findings)
    guard !groups.isEmpty else { return "No system call was refused.\n" }
    return "Refused system calls, by what they likely were for\n" + groups.map(text).joined()
  }

  private func text(_ group: FindingGroup) -> String {
    let calls = group.findings.map { finding in
      let times = finding.count == 1 ? "" : ", \(finding.count) times"
      return "    \(safe(finding.call))\(times)\n"
    }.joined()
    let contexts = group.contexts.map { safe($0) }.joined(separator: ", ")
    let times = group.count == 1 ? "once" : "\(group.count) times"
    let place = contexts.isEmpty ? "at the start" : "in \(contexts)"
    let meaning = wrapped(
      "\(group.explanation.meaning) (\(times), \(place))",
      indent: 2,
      width: 100
    )
    let isHarmless = group.explanation.advice.hasPrefix("harmless")
    let label = group.isAttack || isHarmless ? "" : "instead: "
    let advice = wrapped(label + group.explanation.advice, indent: 4, width: 100)
    return "\n\(meaning)\n\(calls)\(advice)\n"
  }

  private func duration(_ seconds: Double) -> String {
    seconds < 1 ? "\(oneDecimal(seconds * 1000)) ms" : "\(oneDecimal(seconds)) s"
  }

  private func size(_ bytes: Double) -> String {
    if bytes < 1024 { return "\(Int(bytes)) B" }
    if bytes < 1024 * 1024 { return "\(oneDecimal(bytes / 1024)) KiB" }
    return "\(oneDecimal(bytes / 1024 / 1024)) MiB"
  }

  private func oneDecimal(_ number: Double) -> String {
    let tenths = Int64(exactly: (number * 10).rounded()) ?? 0
    return "\(tenths / 10).\(abs(tenths % 10))"
  }

  private func safe(_ text: String) -> String { Sanitizer.sanitized(text, limit: 512) }
}
