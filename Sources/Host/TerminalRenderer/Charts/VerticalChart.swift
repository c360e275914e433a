import ChartModel
import ViewTree

/// A chart whose values rise: bars, lines, areas and points over a horizontal axis.
struct VerticalChart {
  let plot: CartesianPlot
  let chart: Chart

  init(_ plot: CartesianPlot, _ chart: Chart) {
    self.plot = plot
    self.chart = chart
  }

  /// Draws the axes, then the marks on them from back to front.
  @discardableResult
  func draw(in rect: CellRect, _ painter: inout Painter, _ state: PaintState) -> CellRect {
    let frame = PlotFrame(plot, chart, in: rect, &painter)
    painter.drawGrid(frame, chart.yAxis, state)
    painter.drawAreas(plot, frame, state)
    ColumnPainter(plot, frame).draw(&painter, state)
    painter.drawCurves(plot, frame, state)
    painter.drawDots(plot, frame, state)
    painter.drawRules(plot, frame, state)
    if !chart.xAxis.isHidden { PositionLabels(plot, chart, frame).draw(&painter, state) }
    return frame.area
  }
}

/// The part of a vertical chart that marks are drawn in, and its scales.
struct PlotFrame {
  /// The cells of the marks.
  let area: CellRect
  let axis: ValueAxis
  /// The axis of places where those are continuous.
  let positionAxis: ValueAxis?
  /// Where places begin, and how wide each is; 0 where there are more places than columns.
  let bandStart: Int
  let bandWidth: Int
  let bandCount: Int
  /// Where labels of values begin; nil without them.
  let labelColumn: Int?
  let labelWidth: Int
  /// Whether the labels stand before the marks, and so end where those begin.
  let isLeading: Bool
  /// The row of the labels below; nil without them.
  let labelRow: Int?

  init(_ plot: CartesianPlot, _ chart: Chart, in rect: CellRect, _ painter: inout Painter) {
    let formatter = painter.options.timeFormatter
    let hasLabels = !chart.xAxis.isHidden && rect.height >= 3
    let baseline = rect.height >= 5 ? 1 : 0
    let room = max(rect.height - (hasLabels ? 1 : 0) - baseline, 1)
    let height: Int
    (axis, height) = PlotFrame.fitted(plot, hasMarks: chart.yAxis.marks != nil, room, formatter)
    labelWidth = PlotFrame.labelWidth(plot, chart, axis, rect, &painter)
    let width = max(rect.width - (labelWidth > 0 ? labelWidth + 1 : 0), 1)
    isLeading = chart.yAxis.side == .leading && labelWidth > 0
    let left = rect.x + (isLeading ? labelWidth + 1 : 0)
    labelColumn = labelWidth == 0 ? nil : isLeading ? rect.x : rect.x + width + 1
    let isTop = chart.xAxis.side == .top
    let bottom = rect.maxY - (hasLabels && !isTop ? 1 : 0) - baseline
    area = CellRect(x: left, y: bottom - height, width: width, height: height)
    labelRow = !hasLabels ? nil : isTop ? rect.y : rect.maxY - 1
    switch plot.positions {
    case .bands(let scale):
      positionAxis = nil
      bandCount = scale.bands.count
      bandWidth = bandCount > 0 ? width / bandCount : 0
      bandStart = left + (bandWidth > 0 ? (width - bandWidth * bandCount) / 2 : 0)
    case .continuous(let range):
      positionAxis = range.axis(intervals: max(width / 12, 1), formatter: formatter)
      (bandCount, bandWidth, bandStart) = (0, 0, left)
    }
  }

  /// The axis whose ticks fall on the lines between rows, with few rows and little height lost.
  private static func fitted(
    _ plot: CartesianPlot,
    hasMarks: Bool,
    _ rows: Int,
    _ formatter: ChartTimeFormatter
  ) -> (ValueAxis, rows: Int) {
    let usual = plot.values.axis(intervals: max(rows / 3, 1), formatter: formatter)
    guard plot.values.kind != .time, plot.values.isLinear, !hasMarks, rows >= 4 else {
      return (usual, rows)
    }
    var best: (intervals: Int?, rows: Int, cost: Double) = (nil, rows, .infinity)
    let most = min(max(rows / 2, 1), ValueRange.intervalLimit)
    for intervals in min(max(rows / 5, 1), most)...most {
      let (axis, ticks) = plot.values.measuredAxis(intervals: intervals, formatter: formatter)
      let count = ticks - 1
      guard count > 0, count * 2 <= rows else { continue }
      let lost = Double(rows % count) + plot.values.unused(in: axis) * Double(rows) / 2
      let cost = lost + abs(Double(rows) / Double(count) - 3) / 2
      if cost < best.cost { best = (intervals, rows - rows % count, cost) }
    }
    guard let intervals = best.intervals else { return (usual, rows) }
    return (plot.values.axis(intervals: intervals, formatter: formatter), best.rows)
  }

  private static func labelWidth(
    _ plot: CartesianPlot,
    _ chart: Chart,
    _ axis: ValueAxis,
    _ rect: CellRect,
    _ painter: inout Painter
  ) -> Int {
    guard !chart.yAxis.isHidden, rect.width >= 16 else { return 0 }
    var width = 0
    for tick in axis.ticks { width = max(width, painter.word(tick.label).width) }
    for rule in plot.rules where rule.value != nil {
      guard let note = rule.annotation?.string else { continue }
      let noteWidth = painter.word(note).width
      if noteWidth <= rect.width / 6 { width = max(width, noteWidth) }
    }
    return min(width, rect.width / 3)
  }

  /// The columns of a place of many.
  func columns(of band: Int) -> (start: Int, width: Int) {
    if bandWidth > 0 { return (bandStart + band * bandWidth, bandWidth) }
    guard bandCount > 0 else { return (area.x, 1) }
    return (area.x + band * area.width / bandCount, 1)
  }

  /// Where a place's middle is, in columns from the area's left edge.
  func middle(of place: CartesianPlot.Place) -> Double {
    switch place {
    case .band(let band):
      guard bandWidth == 0 else {
        return Double(bandStart - area.x + band * bandWidth) + Double(bandWidth) / 2
      }
      return (Double(band) + 0.5) * Double(area.width) / Double(max(bandCount, 1))
    case .value(let value):
      return (positionAxis?.fraction(value) ?? 0) * Double(area.width)
    }
  }

  /// A value's height above the area's bottom in eighths of a row.
  func eighths(_ value: Double) -> Int {
    CellRect.cells(axis.fraction(value) * Double(area.height * 8))
  }

  /// The row whose upper edge is nearest to a value; one below the area for the lowest.
  func row(of value: Double) -> Int {
    area.maxY - (eighths(value) + 4) / 8
  }
}

extension Painter {
  /// Draws the lines behind the marks and the values at their ends.
  ///
  /// A line lies on the upper edge of its row, so it is exactly where bars of its value end.
  mutating func drawGrid(_ frame: PlotFrame, _ axis: Chart.Axis, _ state: PaintState) {
    guard !axis.isHidden else { return }
    let line = ink(.separator, state)
    let words = ink(.secondary, state)
    let glyph: Unicode.Scalar = options.isASCII ? "-" : options.colorDepth == .none ? "┈" : "▔"
    var lastRow = Int.max
    for tick in frame.axis.ticks {
      let row = frame.row(of: tick.value)
      if tick.hasGridLine {
        fill(
          CellRect(x: frame.area.x, y: row, width: frame.area.width, height: 1),
          with: glyph,
          line,
          state
        )
      }
      guard let column = frame.labelColumn, row < lastRow else { continue }
      lastRow = row
      let word = word(tick.label)
      let space = frame.isLeading ? max(frame.labelWidth - word.width, 0) : 0
      write(word, at: column + space, row, width: frame.labelWidth - space, words, state)
    }
  }

  /// Draws rectangles between two values.
  mutating func drawAreas(_ plot: CartesianPlot, _ frame: PlotFrame, _ state: PaintState) {
    for area in plot.areas {
      var left = leftEdge(area.start, frame)
      var right = max(rightEdge(area.end, frame), left + 1)
      if area.start == area.end, case .value = area.start {
        // A place of its own has no width but the author's.
        let points = if case .points(let points)? = area.thickness { points } else { 16.0 }
        let width = min(max(CellRect.cells((points / 8).rounded()), 1), frame.area.width)
        left = max(min(left - (width - 1) / 2, frame.area.maxX - width), frame.area.x)
        right = left + width
      }
      let visible = frame.area.intersection(state.clip)
      guard spend(min(right - left, visible.width) * visible.height) else { return }
      let ends = (frame.eighths(area.from), frame.eighths(area.to))
      let (low, high) = (min(ends.0, ends.1), max(ends.0, ends.1))
      let ink = ink(area.paint, area.opacity, state)
      let color = HalfCell(ink, 1)
      let clear = HalfCell(ink, 0)
      for row in visible.y..<visible.maxY {
        let bottom = (frame.area.maxY - row - 1) * 8
        let hasLower = low < bottom + 4 && high > bottom
        let hasUpper = low < bottom + 8 && high > bottom + 4
        guard hasLower || hasUpper else { continue }
        for column in stride(from: max(left, visible.x), to: min(right, visible.maxX), by: 1) {
          drawHalves(column, row, hasUpper ? color : clear, hasLower ? color : clear, state)
        }
      }
    }
  }

  private func leftEdge(_ place: CartesianPlot.Place, _ frame: PlotFrame) -> Int {
    if case .band(let band) = place { return frame.columns(of: band).start }
    return frame.area.x + CellRect.cells(frame.middle(of: place))
  }

  private func rightEdge(_ place: CartesianPlot.Place, _ frame: PlotFrame) -> Int {
    if case .band(let band) = place {
      let (start, width) = frame.columns(of: band)
      return start + width
    }
    return frame.area.x + CellRect.cells(frame.middle(of: place))
  }

  /// Draws lines across the plot, with their words at the right edge.
  mutating func drawRules(_ plot: CartesianPlot, _ frame: PlotFrame, _ state: PaintState) {
    let visible = frame.area.intersection(state.clip)
    for rule in plot.rules {
      guard spend(max(visible.width, visible.height)) else { return }
      let ink = ink(rule.paint, 1, state)
      if let value = rule.value {
        drawRule(at: value, rule, ink, frame, state)
      } else if let place = rule.place {
        let column = min(
          frame.area.x + CellRect.cells(frame.middle(of: place)),
          frame.area.maxX - 1
        )
        for row in visible.y..<visible.maxY {
          overlay(options.isASCII ? "|" : "┊", at: column, row, ink, state)
        }
        if let note = rule.annotation?.string {
          let word = word(note)
          write(
            word,
            at: max(min(column + 1, frame.area.maxX - word.width), frame.area.x),
            frame.area.y,
            width: frame.area.width,
            ink,
            state
          )
        }
      }
    }
  }

  private mutating func drawRule(
    at value: Double,
    _ rule: CartesianPlot.Rule,
    _ ink: Ink,
    _ frame: PlotFrame,
    _ state: PaintState
  ) {
    let row = min(
      max(frame.area.maxY - 1 - frame.eighths(value) / 8, frame.area.y),
      frame.area.maxY - 1
    )
    let visible = frame.area.intersection(state.clip)
    for column in visible.x..<visible.maxX {
      overlay(options.isASCII ? "-" : "╌", at: column, row, ink, state)
    }
    guard let note = rule.annotation?.string else { return }
    let word = word(note)
    if let column = frame.labelColumn, word.width <= frame.labelWidth {
      fill(CellRect(x: column, y: row, width: frame.labelWidth, height: 1), with: " ", ink, state)
      write(word, at: column, row, width: frame.labelWidth, ink, state, attributes: .bold)
    } else {
      let place = freePlace(for: word.width, besideRow: row, in: frame.area, visible)
      let room = max(frame.area.width - (place.column - frame.area.x), 0)
      if place.column + word.width < frame.area.maxX {
        put(" ", at: place.column + word.width, place.row, ink, state)
      }
      if place.column > frame.area.x { put(" ", at: place.column - 1, place.row, ink, state) }
      write(word, at: place.column, place.row, width: room, ink, state, attributes: .bold)
    }
  }

  /// Where words beside a line across the plot hide the least of the marks: above or below it, at the
  /// left or at the right.
  private func freePlace(
    for width: Int,
    besideRow row: Int,
    in area: CellRect,
    _ visible: CellRect
  ) -> (column: Int, row: Int) {
    var best = (column: area.x, row: max(row - 1, area.y), covered: Int.max)
    let last = max(area.maxX - width, area.x)
    for line in [row - 1, row + 1] where line >= area.y && line < area.maxY {
      for column in [area.x, last] {
        // What lies outside of the screen hides nothing.
        let columns = (column..<min(column + width + 1, area.maxX))
          .clamped(to: visible.x..<visible.maxX)
        let covered = columns.reduce(0) { count, column in
          // Lines of the grid may be hidden, blocks and dots should not.
          let isMark = buffer[column, line].glyph.bits > 0x257F
          return count + (isMark && buffer[column, line].glyph != Glyph("▔") ? 1 : 0)
        }
        if covered < best.covered { best = (column, line, covered) }
      }
    }
    return (best.column, best.row)
  }

  /// Puts a character of a line over a mark, whose cells stay visible behind it where they are half
  /// full or more.
  mutating func overlay(
    _ glyph: Unicode.Scalar,
    at column: Int,
    _ row: Int,
    _ ink: Ink,
    _ state: PaintState
  ) {
    guard state.clip.contains(column, row) else { return }
    let cell = buffer[column, row]
    let isMark = (0x2584...0x2588).contains(cell.glyph.bits)
    put(glyph, at: column, row, ink, state)
    buffer.update(column, row) { $0.background = isMark ? cell.foreground : cell.background }
  }
}
