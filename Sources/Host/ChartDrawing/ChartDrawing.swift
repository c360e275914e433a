package import ChartModel
package import Drawing
package import ViewTree

/// Draws charts in points, as Swift Charts does.
///
/// What is plotted comes from ``CartesianPlot`` and ``SectorPlot``, as on every other surface.
package enum ChartDrawing {
  /// A chart as a drawing.
  package struct Result: Sendable {
    package var drawing: Drawing
    /// Where the marks are, without axes and legend; the circle's square for sectors.
    package var plotFrame: ChartRect
  }

  /// The largest width and height.
  private static let sizeLimit = 20_000.0

  /// Draws a chart.
  ///
  /// - Parameters:
  ///   - width: In points, as the height; what is no size becomes 0.
  ///   - measurer: Measures the words of axes and legend.
  ///   - formatter: Puts moments into words.
  ///   - budget: What is left of the work that may be done; a chart that would take more is a
  ///     sentence that says so.
  package static func draw(
    _ chart: Chart,
    width: Double,
    height: Double,
    measurer: any TextMeasurer,
    formatter: ChartTimeFormatter,
    budget: inout WorkBudget
  ) -> Result {
    let (width, height) = (size(width), size(height))
    var canvas = Canvas(
      drawing: Drawing(width: width, height: height),
      measurer: measurer,
      formatter: formatter,
      budget: budget
    )
    let frame = draw(chart, &canvas)
    budget = canvas.budget
    return Result(drawing: canvas.drawing, plotFrame: frame)
  }

  private static func size(_ length: Double) -> Double {
    length > 0 ? min(length, sizeLimit) : 0
  }

  private static func draw(_ chart: Chart, _ canvas: inout Canvas) -> ChartRect {
    let bounds = canvas.bounds
    guard bounds.width > 0, bounds.height > 0 else { return bounds }
    guard canvas.budget.spend(onMarksOf: chart.marks.count) else {
      canvas.write("Chart not drawn: too much to draw", in: bounds)
      return bounds
    }
    if chart.marks.contains(where: { $0.kind == .sector }) {
      guard let plot = SectorPlot(chart, formatter: canvas.formatter) else {
        canvas.write("No data", in: bounds)
        return bounds
      }
      return PieDrawing(plot, chart).draw(in: bounds, &canvas)
    }
    guard let plot = CartesianPlot(chart, formatter: canvas.formatter) else {
      canvas.write("No data", in: bounds)
      return bounds
    }
    canvas.budget.charge(plot.placeCount * 10)
    return CartesianDrawing(plot, chart).draw(in: bounds, &canvas)
  }
}

extension Canvas {
  /// Writes a sentence in place of a chart.
  fileprivate mutating func write(_ sentence: StaticString, in rect: ChartRect) {
    // Our own words are few: they are drawn even where nothing else may be.
    let run = StyledRun("\(sentence)", font: ChartStyle.legendFont, ink: ChartStyle.label)
    guard rect.height >= ChartStyle.legendFont.size else { return }
    let measured = measurer.measure([run])
    let width = measured.clusters.reduce(0) { $0 + $1.width }
    let word = Word(
      runs: [run],
      width: width,
      ascent: measured.ascent,
      descent: measured.descent,
      clusters: measured.clusters
    )
    write(truncated(word, to: rect.width), x: rect.midX, middle: rect.midY, anchor: .middle)
  }
}
