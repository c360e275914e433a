import ChartModel
import Layout
import ViewTree

/// A line of words for a chart: clusters and the cells they take.
struct ChartWord {
  var clusters: [Cluster]
  var width: Int
}

extension Painter {
  /// Draws a chart in whatever form its marks ask for.
  ///
  /// - Returns: The cells of the plot, without axes and legend.
  @discardableResult
  mutating func draw(_ chart: Chart, in rect: CellRect, _ state: PaintState) -> CellRect {
    var state = state
    state.clip = state.clip.intersection(rect)
    guard !state.clip.isEmpty else { return rect }
    guard budget.spend(onMarksOf: chart.marks.count) else {
      drawOmission(in: rect, state)
      return rect
    }
    if chart.marks.contains(where: { $0.kind == .sector }) {
      guard let plot = SectorPlot(chart, formatter: options.timeFormatter) else {
        drawNoData(in: rect, state)
        return rect
      }
      return draw(plot, legend: chart.hasLegend ? chart.legend : .hidden, in: rect, state)
    }
    guard let plot = CartesianPlot(chart, formatter: options.timeFormatter) else {
      drawNoData(in: rect, state)
      return rect
    }
    budget.charge(plot.placeCount * 10)
    var area = drawTitles(of: chart, in: rect, state)
    let formatter = options.timeFormatter
    if let map = HeatMap(plot, chart, columns: area.width, formatter: formatter) {
      return map.draw(in: area, chart, &self, state)
    }
    if chart.hasLegend {
      area = drawLegend(plot, atTop: chart.legend == .top, in: area, state)
    }
    if plot.isHorizontal {
      return HorizontalChart(plot, chart).draw(in: area, &self, state)
    } else {
      return VerticalChart(plot, chart).draw(in: area, &self, state)
    }
  }

  /// Says that a chart is missing, in words that cost nothing to prepare.
  private mutating func drawOmission(in rect: CellRect, _ state: PaintState) {
    let ink = ink(.secondary, state)
    for (offset, scalar) in "[chart not drawn: too much to draw]".unicodeScalars.enumerated() {
      guard offset < rect.width else { return }
      put(scalar, at: rect.x + offset, rect.y, ink, state)
    }
  }

  private mutating func drawNoData(in rect: CellRect, _ state: PaintState) {
    let word = word("No data")
    let column = rect.x + max((rect.width - word.width) / 2, 0)
    write(
      word,
      at: column,
      rect.y + rect.height / 2,
      width: rect.width,
      ink(.secondary, state),
      state
    )
  }

  /// Draws the axes' titles, the vertical one on top, and returns what is left.
  private mutating func drawTitles(of chart: Chart, in rect: CellRect, _ state: PaintState)
    -> CellRect
  {
    var rect = rect
    let ink = ink(.secondary, state)
    if let title = chart.yAxis.title, !title.isEmpty, rect.height > 5 {
      write(word(title), at: rect.x, rect.y, width: rect.width, ink, state)
      rect.y += 1
      rect.height -= 1
    }
    if let title = chart.xAxis.title, !title.isEmpty, rect.height > 5 {
      let word = word(title)
      let column = rect.x + max((rect.width - word.width) / 2, 0)
      write(word, at: column, rect.maxY - 1, width: rect.width, ink, state)
      rect.height -= 1
    }
    return rect
  }

  // MARK: Words

  /// Prepares one line of text from outside.
  ///
  /// Nothing remains of it where there is no more work to be done.
  mutating func word(_ string: String) -> ChartWord {
    guard spend(40 + string.utf8.count / 4) else { return ChartWord(clusters: [], width: 0) }
    let clusters = Clusters.line(string, graphemes: &buffer.graphemes)
    return ChartWord(clusters: clusters, width: clusters.reduce(0) { $0 + Int($1.width) })
  }

  /// Writes a line of at most a width, shortened where it is longer.
  mutating func write(
    _ word: ChartWord,
    at column: Int,
    _ row: Int,
    width: Int,
    _ ink: Ink,
    _ state: PaintState,
    attributes: CellAttributes = []
  ) {
    let clusters = Truncator.truncated(
      word.clusters,
      width: width,
      mode: .tail,
      ellipsis: options.isASCII ? "." : "…"
    )
    isolate(clusters, at: column, row, state)
    var column = column
    for cluster in clusters {
      let width = Int(cluster.width)
      if state.clip.contains(column, row), column + width <= state.clip.maxX {
        buffer.put(
          options.isASCII ? ASCIIGlyph.of(cluster.glyph) : cluster.glyph,
          width: width,
          at: column,
          row,
          foreground: ink,
          attributes: attributes
        )
      }
      column += width
    }
  }

  /// The ink of a mark.
  func ink(
    _ paint: Paint,
    _ opacity: Double,
    x: Double = 0,
    y: Double = 0,
    _ state: PaintState
  ) -> Ink {
    inks.ink(paint, x: x, y: y, opacity: state.opacity * opacity, on: .terminal)
  }
}
