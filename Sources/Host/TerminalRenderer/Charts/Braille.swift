import ChartModel
import ViewTree

/// A grid of dots, two by four in each cell, for thin lines.
struct BrailleCanvas {
  let columns: Int
  let rows: Int
  /// Where the grid begins in the area whose dots are set, in dots.
  private let origin: (x: Int, y: Int)
  private(set) var dots: [UInt8]

  /// Makes a grid for the part of an area that can be seen, since an area may be any size.
  init(_ visible: CellRect, of area: CellRect) {
    columns = max(visible.width, 0)
    rows = max(visible.height, 0)
    origin = ((visible.x - area.x) * 2, (visible.y - area.y) * 4)
    dots = Array(repeating: 0, count: columns * rows)
  }

  /// The bits of the eight dots, row by row from the top left (Unicode, "Braille Patterns").
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  mutating func set(_ x: Int, _ y: Int) {
    let (x, y) = (x - origin.x, y - origin.y)
    guard x >= 0, y >= 0, x / 2 < columns, y / 4 < rows else { return }
    dots[y / 4 * columns + x / 2] |= BrailleCanvas.bits[y % 4 * 2 + x % 2]
  }

  /// Sets the dots between two places of the area.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      set(
        CellRect.cells(Double(start.x) + Double(end.x - start.x) * share),
        CellRect.cells(Double(start.y) + Double(end.y - start.y) * share)
      )
    }
  }
}

extension Painter {
  /// Draws the lines of a plot.
  mutating func drawCurves(_ plot: CartesianPlot, _ frame: PlotFrame, _ state: PaintState) {
    let visible = frame.area.intersection(state.clip)
    guard !visible.isEmpty else { return }
    for curve in plot.curves where !curve.isArea {
      guard spend(on: visible, state) else { return }
      var canvas = BrailleCanvas(visible, of: frame.area)
      let corners = CurvePath(curve, frame).corners
      var previous: (x: Int, y: Int)?
      for corner in corners {
        let place = dot(of: corner, frame)
        let start = previous ?? place
        guard spend(abs(place.x - start.x) + abs(place.y - start.y)) else { return }
        canvas.line(from: start, to: place)
        previous = place
      }
      let ink = ink(curve.paint, curve.opacity, state)
      draw(canvas, in: visible, ink, curve.series, state)
      if usesPatterns, plot.series.count > 1 { drawMarkers(curve, frame, ink, state) }
    }
  }

  /// Puts the shape of a line's series on some of its points, to tell it from other lines.
  private mutating func drawMarkers(
    _ curve: CartesianPlot.Curve,
    _ frame: PlotFrame,
    _ ink: Ink,
    _ state: PaintState
  ) {
    let shape = ChartFill.shape(curve.series, ascii: options.isASCII)
    var last = -Double.infinity
    for point in curve.points {
      let x = frame.middle(of: point.place)
      guard x - last >= 6 else { continue }
      last = x
      let dot = dot(of: CurvePath.Corner(x: x, value: point.value, base: 0), frame)
      put(shape, at: frame.area.x + dot.x / 2, frame.area.y + dot.y / 4, ink, state)
    }
  }

  private func dot(of corner: CurvePath.Corner, _ frame: PlotFrame) -> (x: Int, y: Int) {
    let (width, height) = (frame.area.width * 2, frame.area.height * 4)
    let y = CellRect.cells((1 - frame.axis.fraction(corner.value)) * Double(height))
    return (
      min(max(CellRect.cells(corner.x * 2), 0), width - 1), min(max(y, 0), height - 1)
    )
  }

  private mutating func draw(
    _ canvas: BrailleCanvas,
    in area: CellRect,
    _ ink: Ink,
    _ series: Int?,
    _ state: PaintState
  ) {
    draw(canvas, in: area, state, series: series) { _, _, _ in ink }
  }

  /// Draws the cells that have dots.
  mutating func draw(
    _ canvas: BrailleCanvas,
    in area: CellRect,
    _ state: PaintState,
    series: Int? = nil,
    ink: (Painter, Int, Int) -> Ink
  ) {
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        let dots = canvas.dots[row * canvas.columns + column]
        guard dots != 0 else { continue }
        let (x, y) = (area.x + column, area.y + row)
        let shape = ChartFill.shape(series, ascii: true)
        let glyph = options.isASCII ? shape : braille(dots, at: x, y)
        if buffer[x, y].glyph == Glyph("█") {
          overlay(glyph, at: x, y, ink(self, x, y), state)
        } else {
          put(glyph, at: x, y, ink(self, x, y), state)
        }
      }
    }
  }

  /// A cell's dots together with those of the lines before.
  private func braille(_ dots: UInt8, at column: Int, _ row: Int) -> Unicode.Scalar {
    let before = buffer[column, row].glyph.bits
    let known = (0x2800...0x28FF).contains(before) ? before & 0xFF : 0
    return Unicode.Scalar(0x2800 | known | UInt32(dots)) ?? "·"
  }

  /// Draws the single points of a plot.
  mutating func drawDots(_ plot: CartesianPlot, _ frame: PlotFrame, _ state: PaintState) {
    var places = WordPlaces()
    for dot in plot.dots {
      let middle = frame.area.x + CellRect.cells(frame.middle(of: dot.place) - 0.5)
      let column = max(min(middle, frame.area.maxX - 1), frame.area.x)
      let row = frame.area.maxY - 1 - max(frame.eighths(dot.value) - 1, 0) / 8
      let own = dot.symbol.map { ChartFill.glyph($0, ascii: options.isASCII) }
      let series = ChartFill.shape(usesPatterns ? dot.series : nil, ascii: options.isASCII)
      let shape = usesPatterns && dot.series != nil ? series : own ?? series
      let ink = ink(dot.paint, dot.opacity, state)
      put(shape, at: column, row, ink, state)
      if let note = dot.annotation?.string {
        let word = word(note)
        let most = max(frame.area.maxX - word.width, frame.area.x)
        let left = min(max(column - word.width / 2, frame.area.x), most)
        let isBelow = dot.annotationSide == .bottom || row == frame.area.y
        let line = min(isBelow ? row + 1 : row - 1, frame.area.maxY - 1)
        guard places.take(left..<left + word.width, row: line) else { continue }
        write(word, at: left, line, width: word.width, self.ink(.secondary, state), state)
      }
    }
  }
}
