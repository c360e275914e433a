/// Measurements side by side.
struct Table {
  struct Row {
    let name: String
    let samples: [Double]

    /// The value below which a share of the samples lies.
    func quantile(_ share: Double) -> Double {
      let sorted = samples.sorted()
      guard let last = sorted.indices.last else { return 0 }
      return sorted[Int(Double(last) * share)]
    }

    var median: Double { quantile(0.5) }
  }

  let rows: [Row]

  subscript(name: String) -> Double {
    rows.first { $0.name == name }?.median ?? 0
  }

  var text: String {
    let width = rows.map(\.name.count).max() ?? 0
    let head = padded("", width) + "     min  median     p95\n"
    return rows.reduce(head) { text, row in
      let figures = [0, 0.5, 0.95].map { decimals(row.quantile($0)) }
      return text + padded(row.name, width) + figures.map { leftPadded($0, 8) }.joined() + "\n"
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func leftPadded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// A number with two decimals.
func decimals(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}

/// The budgets of start-up, as ratios of medians of one run.
struct Budgets {
  private let lines: [String]

  init(_ table: Table) {
    lines = [
      Self.line("strict run / bwrap", table[Subjects.strict], table[Subjects.bubblewrap], 0.5),
      Self.line(
        "prepared ahead / bwrap",
        table[Subjects.prepared],
        table[Subjects.bubblewrap],
        0.5
      ),
      Self.line(
        "strict run / firejail",
        table[Subjects.strict],
        table[Subjects.firejail],
        nil
      ),
      Self.refusal(table[Subjects.refusals]),
      Self.line(
        "all frameworks / bwrap",
        table[Subjects.template],
        table[Subjects.bubblewrap],
        nil
      ),
      Self.line("whole run / bare spawn", table[Subjects.run], table[Subjects.bare], 5),
    ]
  }

  var text: String { lines.joined(separator: "\n") }

  /// What one refused call costs, the start and end of the process included.
  private static func refusal(_ milliseconds: Double) -> String {
    let each = milliseconds * 1000 / Double(Subjects.refusalCount)
    let verdict = each < 60 ? "within" : "OVER"
    return "a refused call: \(decimals(each)) µs (\(verdict) the budget of 60)"
  }

  private static func line(
    _ name: String,
    _ value: Double,
    _ reference: Double,
    _ budget: Double?
  ) -> String {
    let ratio = reference > 0 ? value / reference : 0
    guard let budget else { return "\(name): \(decimals(ratio))" }
    let verdict = ratio <= budget ? "within" : "OVER"
    return "\(name): \(decimals(ratio)) (\(verdict) the budget of \(decimals(budget)))"
  }
}
