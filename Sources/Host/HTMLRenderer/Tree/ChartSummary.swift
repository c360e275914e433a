import ChartModel
import ViewTree

/// A sentence that says what a chart is.
enum ChartSummary {
  static func text(of chart: Chart, _ data: ChartData) -> String {
    guard let kind = chart.marks.first?.kind, !data.rows.isEmpty else {
      return "Chart without data"
    }
    var text = name(of: chart.marks.contains { $0.kind == .sector } ? .sector : kind)
    let labels = chart.labels
    switch (labels.x, labels.y, labels.angle) {
    case (let x?, let y?, _): text += " of \(y) by \(x)"
    case (let one?, nil, _), (nil, let one?, _), (nil, nil, let one?): text += " of \(one)"
    default: break
    }
    if data.header.count > 2 {
      text += ": " + data.header.dropFirst().prefix(8).joined(separator: ", ")
      if data.header.count > 9 { text += " and \(data.header.count - 9) more" }
    } else {
      text += ": " + data.rows.prefix(8).map { $0.joined(separator: " ") }.joined(separator: ", ")
      let rest = data.rows.count - 8 + data.hiddenRows
      if rest > 0 { text += " and \(rest) more" }
    }
    return text
  }

  private static func name(of kind: Chart.MarkKind) -> String {
    switch kind {
    case .bar: "Bar chart"
    case .line: "Line chart"
    case .area: "Area chart"
    case .point: "Scatter chart"
    case .rule: "Chart of rules"
    case .rectangle: "Heat map"
    case .sector: "Pie chart"
    }
  }
}
