import ChartModel
import Drawing
import Sanitizer
import ViewTree

/// What a chart is drawn on, with what it takes to draw words and to stop in time.
struct Canvas {
  var drawing: Drawing
  let measurer: any TextMeasurer
  let formatter: ChartTimeFormatter
  var budget: WorkBudget
  /// Where annotations are.
  var notes: [ChartRect] = []

  init(
    drawing: Drawing,
    measurer: any TextMeasurer,
    formatter: ChartTimeFormatter,
    budget: WorkBudget
  ) {
    self.drawing = drawing
    self.measurer = measurer
    self.formatter = formatter
    self.budget = budget
  }

  var bounds: ChartRect {
    ChartRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
  }

  // MARK: Words

  /// The most characters of a name or label that are looked at.
  private static let characterLimit = 200

  /// Measures one line of text from outside; nothing remains of it where there is no more work to
  /// be done.
  mutating func word(
    _ string: String,
    font: DrawnFont = ChartStyle.axisFont,
    ink: Ink = ChartStyle.label
  ) -> Word {
    let text = Sanitizer.sanitized(string, limit: Canvas.characterLimit)
    return word([StyledRun(text, font: font, ink: ink)])
  }

  /// Measures sanitized runs.
  mutating func word(_ runs: [StyledRun]) -> Word {
    let length = runs.reduce(0) { $0 + $1.string.utf8.count }
    guard length > 0, budget.spend(40 + length / 4) else {
      return Word(runs: [], width: 0, ascent: 0, descent: 0)
    }
    let measured = measurer.measure(runs)
    return Word(
      runs: runs,
      width: measured.clusters.reduce(0) { $0 + max($1.width, 0) },
      ascent: measured.ascent,
      descent: measured.descent,
      clusters: measured.clusters
    )
  }

  /// The words within a width.
  mutating func truncated(_ word: Word, to room: Double) -> Word {
    guard word.width > room + 0.01, let run = word.runs.first else { return word }
    let ellipsis = self.word("…", font: run.font, ink: run.ink).width
    return word.truncated(to: room, ellipsis: ellipsis)
  }

  /// Writes words with their middle, start or end at a place.
  mutating func write(
    _ word: Word,
    x: Double,
    baseline: Double,
    anchor: TextLine.Anchor = .start
  ) {
    guard !word.runs.isEmpty else { return }
    drawing.text(
      TextLine(runs: word.runs, x: x, baseline: baseline, anchor: anchor, width: word.width)
    )
  }

  /// Writes words that are centred on a line from left to right.
  mutating func write(_ word: Word, x: Double, middle: Double, anchor: TextLine.Anchor = .start) {
    write(word, x: x, baseline: middle + (word.ascent - word.descent) / 2, anchor: anchor)
  }

  // MARK: Lines and areas

  mutating func fill(_ rect: ChartRect, _ ink: Ink, radius: Double = 0) {
    guard rect.width > 0, rect.height > 0 else { return }
    let corner = Path.Point(x: rect.x, y: rect.y)
    drawing.fill(
      Outlines.roundedRectangle(corner, rect.width, rect.height, radius: radius),
      ink
    )
  }

  mutating func line(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    _ ink: Ink,
    _ line: Line
  ) {
    let path = Path([.move(Path.Point(x: x1, y: y1)), .line(Path.Point(x: x2, y: y2))])
    drawing.stroke(path, ink, line)
  }

  /// The ink of a mark over a rectangle.
  func ink(_ paint: Paint, _ opacity: Double, over rect: ChartRect) -> Ink {
    let paint = opacity < 1 ? paint.mapColors { Canvas.faded($0, opacity) } : paint
    return Ink(paint, x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  private static func faded(_ color: ColorValue, _ opacity: Double) -> ColorValue {
    ColorValue(base: color.base, opacity: color.opacity * max(opacity, 0))
  }
}
