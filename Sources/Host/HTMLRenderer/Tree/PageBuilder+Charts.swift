import ChartDrawing
import ChartModel
import Drawing
import SVGWriter
import ViewTree

extension PageBuilder {
  /// A chart: a picture for a wide page and one for a narrow page, so that its words can be read on
  /// both, and its numbers in a table for those who do not see it.
  mutating func write(_ chart: Chart, _ index: Int, _ context: PageContext) {
    let isPhrasing = context.isPhrasing
    page.raw(isPhrasing ? "<span" : "<figure")
    writeClasses(index, context, "ch")
    page.raw(">")
    steps.append(.raw(isPhrasing ? "</span>" : "</figure>\n"))
    guard let data = ChartData(chart, formatter: options.timeFormatter, budget: &budget) else {
      page.raw("<span class=\"ph\">Chart not shown: too much to show</span>")
      return pushLayers(of: chart, index, context, frames: nil)
    }
    let pictures = draw(chart, context)
    steps.append(.picture(pictures.map(\.drawing), ChartSummary.text(of: chart, data)))
    if !isPhrasing, !context.isHidden { steps.insert(.data(data), at: steps.count - 1) }
    pushLayers(of: chart, index, context, frames: pictures.map(\.share))
  }

  /// A drawing and where the plot is in it, as parts of its size.
  private struct Picture {
    var drawing: Drawing
    var share: ChartRect
  }

  /// One drawing where the width is fixed, else one for a wide page and one for a narrow one.
  private mutating func draw(_ chart: Chart, _ context: PageContext) -> [Picture] {
    // Each is shown at between three quarters and four thirds of its size.
    var widths = [context.wide * 0.93, context.narrow * 1.3]
    if let width = context.width ?? (context.narrow >= context.wide ? context.wide : nil) {
      widths = [width]
    }
    return widths.enumerated().map { place, width in
      let width = min(max(width, 1), 2000)
      var chart = chart
      if place > 0, chart.legend == .automatic, chart.marks.contains(where: { $0.kind == .sector })
      {
        // Beside a circle there is no room for names.
        chart.legend = .bottom
      }
      let height = context.height ?? ChartDrawing.idealHeight(of: chart, width: width)
      let result = ChartDrawing.draw(
        chart,
        width: width,
        height: min(max(height, 1), 4000),
        measurer: measurer,
        formatter: options.timeFormatter,
        budget: &budget
      )
      let (frame, drawing) = (result.plotFrame, result.drawing)
      let share = ChartRect(
        x: frame.x / max(drawing.width, 1),
        y: frame.y / max(drawing.height, 1),
        width: frame.width / max(drawing.width, 1),
        height: frame.height / max(drawing.height, 1)
      )
      return Picture(drawing: drawing, share: share)
    }
  }

  mutating func writePicture(_ drawings: [Drawing], _ summary: String) {
    page.raw("<span class=\"cp\" role=\"img\"")
    page.attribute("aria-label", summary, limit: 500)
    page.raw(">")
    usesDrawings = true
    for (place, drawing) in drawings.enumerated() {
      let name: StaticString = drawings.count == 1 ? "one" : place == 0 ? "cw" : "cn"
      page.raw("<span class=\"")
      page.raw(name)
      page.raw("\">")
      nextID += 1
      guard !isFull else {
        budget.exceed()
        page.raw("</span>")
        continue
      }
      page.made(SVGWriter.bytes(drawing, idPrefix: String(nextID)))
      page.raw("</span>")
    }
    page.raw("</span>")
  }

  // MARK: Layers

  /// Puts what stands around the plot on the stack.
  private mutating func pushLayers(
    of chart: Chart,
    _ index: Int,
    _ context: PageContext,
    frames: [ChartRect]?
  ) {
    let children = Array(tree.children(of: index))
    var inner = inner(context, .layers)
    inner.width = nil
    inner.height = nil
    inner.hasWords = true
    for (child, layer) in zip(children, chart.layers) where layer.kind != .background {
      pushLayer(child, layer, inner, frames)
    }
    for (child, layer) in zip(children, chart.layers) where layer.kind == .background {
      pushLayer(child, layer, inner, frames)
    }
  }

  private mutating func pushLayer(
    _ child: Int,
    _ layer: Chart.Layer,
    _ context: PageContext,
    _ frames: [ChartRect]?
  ) {
    var number = alignmentClass(layer.alignment)
    if layer.kind != .legend, let wide = frames?.first, let narrow = frames?.last {
      number = sheet.number(
        PageBuilder.place(wide) + "place-items:\(CSSPlace.items(layer.alignment));",
        onNarrowPages: wide == narrow ? "" : PageBuilder.place(narrow)
      )
    }
    let name: StaticString =
      switch layer.kind {
      case .background: "z cl cb"
      case .overlay: "z cl"
      case .legend: "z cg"
      }
    let parts: [Step] = [
      .layer(name, number, isPhrasing: context.isPhrasing), .node(child, context),
      .raw(context.isPhrasing ? "</span>" : "</div>"),
    ]
    // What is drawn behind the picture comes before it, the rest after it.
    if layer.kind == .background || frames == nil {
      steps += parts.reversed()
    } else {
      steps.insert(contentsOf: parts.reversed(), at: steps.count - 1)
    }
  }

  private static func place(_ frame: ChartRect) -> String {
    "left:\(CSSNumber.percent(frame.x));top:\(CSSNumber.percent(frame.y));"
      + "width:\(CSSNumber.percent(frame.width));height:\(CSSNumber.percent(frame.height));"
  }

  // MARK: Data

  /// The numbers behind a chart, for those who do not see it.
  mutating func write(_ data: ChartData) {
    guard !data.rows.isEmpty else { return }
    page.raw("<div class=\"vh\"><table>")
    if data.header.contains(where: { !$0.isEmpty }) {
      page.raw("<thead><tr>")
      for (column, name) in data.header.enumerated() {
        page.raw("<th scope=\"col\">")
        page.text(name.isEmpty ? (column == 0 ? "Place" : "Value") : name, limit: 200)
        page.raw("</th>")
      }
      page.raw("</tr></thead>")
    }
    page.raw("<tbody>\n")
    for row in data.rows { write(row: row) }
    page.raw("</tbody></table>")
    if data.hiddenRows > 0 {
      page.raw("<p>and ")
      page.number(data.hiddenRows)
      page.raw(" more</p>")
    }
    for note in data.notes {
      page.raw("<p>")
      page.text(note, limit: 200)
      page.raw("</p>")
    }
    page.raw("</div>")
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
