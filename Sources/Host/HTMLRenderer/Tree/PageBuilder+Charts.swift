import ChartModel
import ViewTree

extension PageBuilder {
  /// A chart with its numbers in a table.
  mutating func write(_ chart: Chart, _ index: Int, _ context: PageContext) {
    page.raw(context.isPhrasing ? "<span" : "<figure")
    writeClasses(index, context, "ch")
    page.raw(">")
    steps.append(.raw(context.isPhrasing ? "</span>" : "</figure>\n"))
    writeData(of: chart, context)
    push(index, inner(context, .layers))
  }

  private mutating func writeData(of chart: Chart, _ context: PageContext) {
    guard !context.isPhrasing, !context.isHidden else { return }
    guard let data = ChartData(chart, formatter: options.timeFormatter, budget: &budget) else {
      return page.raw("<p class=\"ph\">Chart not shown: too much to show</p>")
    }
    write(data)
  }

  /// The numbers behind a chart.
  private mutating func write(_ data: ChartData) {
    guard !data.rows.isEmpty else { return }
    page.raw("<table><thead><tr>")
    for name in data.header {
      page.raw("<th scope=\"col\">")
      page.text(name, limit: 200)
      page.raw("</th>")
    }
    page.raw("</tr></thead><tbody>\n")
    for row in data.rows { write(row: row) }
    page.raw("</tbody></table>")
  }

  private mutating func write(row: [String]) {
    page.raw("<tr>")
    for (column, words) in row.enumerated() {
      page.raw(column == 0 ? "<th scope=\"row\">" : "<td>")
      page.text(words, limit: 200)
      page.raw(column == 0 ? "</th>" : "</td>")
    }
    page.raw("</tr>\n")
  }
}
