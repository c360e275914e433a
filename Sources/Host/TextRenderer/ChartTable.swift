import ChartModel
import Sanitizer

/// A chart as a table of words.
struct ChartTable {
  private let header: [String]
  private let rows: [[String]]
  private let notes: [String]

  init(_ data: ChartData) {
    func clean(_ words: String) -> String { Sanitizer.sanitized(words, limit: 200) }
    header = data.header.map(clean)
    rows = data.rows.map { $0.map(clean) }
    notes = (data.hiddenRows > 0 ? ["and \(data.hiddenRows) more"] : []) + data.notes.map(clean)
  }

  /// Writes aligned columns, names at the left and numbers at the right; where they are wider than
  /// the page, a line for each place.
  func write(to writer: inout LineWriter) {
    guard !rows.isEmpty else {
      writer.add("No data")
      return
    }
    let hasHeader = !header.allSatisfy(\.isEmpty)
    var table = AlignedTable(hasHeader: hasHeader)
    if hasHeader { table.add(header) }
    for row in rows { table.add(row) }
    if let columns = writer.columns, table.width > columns {
      write(rows.map(sentence), to: &writer)
    } else {
      table.write(to: &writer, namesFirst: true)
    }
    write(notes, to: &writer)
  }

  private func write(_ lines: [String], to writer: inout LineWriter) {
    for line in lines {
      writer.add(line)
      writer.endLine()
    }
  }

  /// "Mon: Social 1h 30m, Games 5m"; what a place has nothing of is left out.
  private func sentence(_ row: [String]) -> String {
    var parts: [String] = []
    for (column, word) in row.enumerated().dropFirst() where word != ChartData.nothing {
      let title = column < header.count ? header[column] : ""
      parts.append(title.isEmpty || row.count == 2 ? word : "\(title) \(word)")
    }
    let name = row.first ?? ""
    let words = parts.joined(separator: ", ")
    return name.isEmpty ? words : "\(name): \(words)"
  }
}
