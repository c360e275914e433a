import Audit
import Sandbox

/// What came of all probes, as text for people.
struct ProbeTable {
  private let report: ProbeReport
  private let width: Int

  init(_ report: ProbeReport, width: Int) {
    self.report = report
    self.width = width
  }

  var text: String {
    var groups: [String] = []
    for result in report.results where !groups.contains(result.probe.group) {
      groups.append(result.probe.group)
    }
    return groups.map(table).joined() + reasons + summary
  }

  private func table(of group: String) -> String {
    let results = report.results.filter { $0.probe.group == group && $0.inside != nil }
    guard !results.isEmpty else { return "" }
    let titles = [capitalized(group), "Inside", "Without layers", "Stopped by", "Verdict"]
    return TextTable([titles] + results.map(row)).text + "\n"
  }

  private func row(_ result: ProbeResult) -> [String] {
    // Names and verdicts stay whole; what is between them shares the rest.
    let share = max(8, (width - 26 - 16 - 8) / 3)
    return [
      cut(result.probe.name, to: 26),
      cut(result.inside.map { "\($0.outcome)" } ?? "–", to: share),
      cut(result.control.map { "\($0.outcome)" } ?? "–", to: share),
      cut(result.stoppedBy.isEmpty ? "–" : result.stoppedBy.joined(separator: ", "), to: share),
      result.verdict.word,
    ]
  }

  /// What the table's words leave open, one line each.
  private var reasons: String {
    let words = ["GOT THROUGH", "CONTROL FAILED", "no control", "not probed"]
    return words.map { word in
      let lines = report.results.filter { $0.verdict.word == word }.map {
        wrapped("\($0.probe.name): \($0.verdict.reason ?? "")", indent: 4, width: width) + "\n"
      }
      return lines.isEmpty ? "" : "\(capitalized(word))\n" + lines.joined() + "\n"
    }.joined()
  }

  private var summary: String {
    let entries = Set(report.results.flatMap(\.probe.entries)).count
    let through = report.count("GOT THROUGH")
    let failed = report.count("CONTROL FAILED")
    let text =
      "\(report.results.count { $0.inside != nil }) probes of \(entries) kinds of attack: "
      + "\(report.count("held")) held, \(report.count("held by the host")) held by the host, "
      + "\(report.count("no control")) held without a control, "
      + "\(through) got through, \(failed) with a failed control"
    return wrapped(text, indent: 2, width: width) + "\n"
  }
}

/// The first letter in upper case.
func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

/// At most so many characters, with an ellipsis in place of what is cut.
func cut(_ text: String, to width: Int) -> String {
  text.count <= width ? text : String(text.prefix(width - 1)) + "…"
}
