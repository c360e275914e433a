internal import Glibc

/// A table in Markdown, its columns lined up.
struct MarkdownTable {
  private let rows: [[String]]

  init(_ head: [String], _ rows: [[String]]) { self.rows = [head] + rows }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      "| "
        + row.indices.map { padded(row[$0], widths[$0], isName: $0 == 0) }.joined(separator: " | ")
        + " |"
    }
    let rule = widths.indices.map { index in
      String(repeating: "-", count: widths[index] + 1) + (index == 0 ? "-" : ":")
    }
    lines.insert("|" + rule.joined(separator: "|") + "|", at: 1)
    return lines.joined(separator: "\n") + "\n"
  }

  private func padded(_ text: String, _ width: Int, isName: Bool) -> String {
    let blanks = String(repeating: " ", count: width - text.count)
    return isName ? text + blanks : blanks + text
  }
}

/// Imports beside a plain scan of the same file.
struct ImportTable {
  let text: String

  init(_ results: [Result]) {
    text =
      "Seconds (of them the processor's); rates and ratios are of the processor's:\n\n"
      + MarkdownTable(
        [
          "events", "days", "file MB", "scan s", "import s", "events/s", "/ scan", "peak MB",
          "store MB",
        ],
        results.map { result in
          // Ratios and rates are of processor time: waiting for other programs is not an import's.
          let work = max(1e-9, result.importing("work"))
          let scan = max(1e-9, result.scan("work"))
          let ratio = work / scan
          return [
            result.name == "\(result.events)" ? result.name : "\(result.events) (\(result.name))",
            "\(result.days)", Self.megabytes(fileSize(result.file)),
            withWork(result.scan("seconds"), scan, 3),
            withWork(result.importing("seconds"), work, 3),
            decimals(Double(result.events) / work, 0),
            decimals(ratio, 1) + (result.hasBudget && ratio > Self.budget ? " (over)" : ""),
            Self.megabytes(result.importing("peak")),
            Self.megabytes(fileSize(result.store)),
          ]
        }
      ).text
  }

  /// How many times the scan's work an import of the heavy year may take.
  private static let budget = 6.0

  private static func megabytes(_ bytes: Double) -> String { decimals(bytes / 1e6, 1) }
}

/// Reports over stores of different sizes.
struct QueryTable {
  let text: String

  init(_ results: [Result]) {
    let head = ["store", "day", "week, daily", "month, daily", "year, hourly", "hours in the week"]
    text =
      "Milliseconds (of them the processor's), the store opened anew each time:\n\n"
      + MarkdownTable(
        head,
        results.map { result in
          [result.name]
            + Span.allCases.map { span in
              withWork(result.queries["\(span)"] ?? 0, result.queries["\(span) work"] ?? 0, 2)
            }
            + [decimals(result.queries["week hours"] ?? 0, 3)]
        }
      ).text
  }
}

/// A time, and what of it the processor worked.
func withWork(_ time: Double, _ work: Double, _ count: Int) -> String {
  "\(decimals(time, count)) (\(decimals(work, count)))"
}

/// A number with so many decimals.
func decimals(_ value: Double, _ count: Int) -> String {
  var factor = 1.0
  for _ in 0..<count { factor *= 10 }
  guard let scaled = Int64(exactly: (abs(value) * factor).rounded()) else { return "\(value)" }
  let digits = "\(scaled)"
  let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard count > 0 else { return sign + padded }
  return sign + padded.dropLast(count) + "." + padded.suffix(count)
}
