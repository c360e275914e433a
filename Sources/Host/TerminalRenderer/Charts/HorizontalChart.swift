import ChartModel
import ViewTree

/// A chart whose bars run sideways, each with its name before and its value behind it.
struct HorizontalChart {
  let plot: CartesianPlot
  let chart: Chart

  init(_ plot: CartesianPlot, _ chart: Chart) {
    self.plot = plot
    self.chart = chart
  }

  /// One row of bars: a place, and one of the lanes in it.
  private struct Line {
    var name: ChartWord?
    var pieces: [CartesianPlot.Segment] = []
    var value: ChartWord?
  }

  @discardableResult
  func draw(in rect: CellRect, _ painter: inout Painter, _ state: PaintState) -> CellRect {
    var lines = lines(&painter)
    let isTime = plot.values.kind == .time
    let hasAxis = (isTime || plot.values.kind == .quantity(.number) && isRange) && rect.height > 2
    var height = rect.height - (hasAxis && !chart.xAxis.isHidden ? 1 : 0)
    let hidden = lines.count > height ? lines.count - max(height - 1, 0) : 0
    if hidden > 0 { lines.removeLast(hidden) }
    if hidden > 0 { height = max(height - 1, 0) }
    let frame = Frame(lines.map { ($0.name?.width ?? 0, $0.value?.width ?? 0) }, chart, in: rect)
    let pitch = lines.isEmpty ? 1 : min(max(height / lines.count, 1), 3)
    let axis =
      hasAxis
      ? plot.values.axis(
        intervals: max(frame.width / 14, 1),
        formatter: painter.options.timeFormatter
      )
      : plot.values.exactAxis
    var row = rect.y
    for line in lines {
      draw(
        line,
        at: row,
        thickness: pitch > 1 ? pitch - 1 : 1,
        isThin: pitch == 1 && lines.count > 1,
        frame,
        axis,
        &painter,
        state
      )
      row += pitch
    }
    if hidden > 0 {
      let word = painter.word("and \(hidden) more")
      painter.write(word, at: rect.x, row, width: rect.width, painter.ink(.secondary, state), state)
    }
    if hasAxis, !chart.xAxis.isHidden { drawAxis(axis, frame, at: rect.maxY - 1, &painter, state) }
    return CellRect(x: frame.x, y: rect.y, width: frame.width, height: max(row - rect.y, 1))
  }

  /// Whether the bars have ends of their own instead of a length.
  private var isRange: Bool {
    chart.marks.contains { $0.xStart != nil }
  }

  /// Columns of names, bars and values.
  private struct Frame {
    let rect: CellRect
    let nameWidth: Int
    let x: Int
    let width: Int

    init(_ widths: [(name: Int, value: Int)], _ chart: Chart, in rect: CellRect) {
      self.rect = rect
      let names = widths.map(\.name).max() ?? 0
      let values = widths.map(\.value).max() ?? 0
      nameWidth = chart.yAxis.isHidden ? 0 : min(names, max(rect.width / 3, 1))
      x = rect.x + (nameWidth > 0 ? nameWidth + 1 : 0)
      let room = rect.maxX - x - (values > 0 ? values + 1 : 0)
      width = max(room, 1)
    }
  }

  private func lines(_ painter: inout Painter) -> [Line] {
    guard case .bands(let scale) = plot.positions else { return [] }
    var byBand: [[CartesianPlot.Segment]] = Array(repeating: [], count: scale.bands.count)
    for segment in plot.segments {
      if case .band(let band) = segment.place { byBand[band].append(segment) }
    }
    var lines: [Line] = []
    for (band, segments) in byBand.enumerated() {
      let lanes = Dictionary(grouping: segments, by: \.lane).sorted { $0.key < $1.key }
      for (lane, pieces) in lanes.isEmpty ? [(key: 0, value: [])] : lanes {
        // Words cost time, and a terminal shows only so many rows.
        guard lines.count < 1000 else {
          lines.append(Line())
          continue
        }
        let label = scale.bands[band].label
        lines.append(
          Line(
            name: label.isEmpty || lane != lanes.first?.key ? nil : painter.word(label),
            pieces: pieces,
            value: value(of: pieces, &painter)
          )
        )
      }
    }
    return lines
  }

  /// The words behind a bar: its annotation, or what its pieces add up to.
  private func value(of pieces: [CartesianPlot.Segment], _ painter: inout Painter) -> ChartWord? {
    if let note = pieces.last(where: { $0.annotation != nil })?.annotation?.string {
      return painter.word(note)
    }
    guard case .quantity(let quantity) = plot.values.kind, !isRange else { return nil }
    let above = pieces.map(\.to).max() ?? 0
    let below = pieces.map(\.from).min() ?? 0
    return painter.word(quantity.text(above > 0 ? above : below))
  }

  private func draw(
    _ line: Line,
    at row: Int,
    thickness: Int,
    isThin: Bool,
    _ frame: Frame,
    _ axis: ValueAxis,
    _ painter: inout Painter,
    _ state: PaintState
  ) {
    let middle = row + (thickness - 1) / 2
    if let name = line.name {
      painter.write(name, at: frame.rect.x, middle, width: frame.nameWidth, .terminal, state)
    }
    var end = 0
    let pieces = line.pieces.map { segment in
      var from = CellRect.cells(axis.fraction(segment.from) * Double(frame.width * 8))
      var to = CellRect.cells(axis.fraction(segment.to) * Double(frame.width * 8))
      if from > to { (from, to) = (to, from) }
      // Thin lines end at halves of a cell.
      if isThin { (from, to) = ((from + 2) / 4 * 4, (to + 2) / 4 * 4) }
      if from == to, segment.from != segment.to {
        let least = isThin ? 4 : 1
        if from > 0 { from -= least } else { to += least }
      }
      end = max(end, (to + 7) / 8)
      return ColumnPainter.Piece(
        from: from,
        to: to,
        ink: painter.ink(segment.paint, segment.opacity, state),
        pattern: ChartFill.pattern(segment.series, ascii: painter.options.isASCII)
      )
    }
    for bar in row..<row + thickness {
      painter.drawBar(pieces, at: frame.x, bar, isThin: isThin, state)
    }
    if let value = line.value {
      let column = frame.x + end + (end > 0 ? 1 : 0)
      let room = frame.rect.maxX - column
      painter.write(value, at: column, middle, width: room, painter.ink(.secondary, state), state)
    }
  }

  private func drawAxis(
    _ axis: ValueAxis,
    _ frame: Frame,
    at row: Int,
    _ painter: inout Painter,
    _ state: PaintState
  ) {
    var end = frame.x - 1
    for tick in axis.ticks {
      let word = painter.word(tick.label)
      let middle = frame.x + CellRect.cells(axis.fraction(tick.value) * Double(frame.width))
      let start = min(max(middle - word.width / 2, frame.x), frame.rect.maxX - word.width)
      guard start > end else { continue }
      painter.write(word, at: start, row, width: word.width, painter.ink(.secondary, state), state)
      end = start + word.width
    }
  }
}

extension Painter {
  /// Draws one row of a sideways bar from pieces that are measured in eighths of a cell.
  mutating func drawBar(
    _ pieces: [ColumnPainter.Piece],
    at start: Int,
    _ row: Int,
    isThin: Bool,
    _ state: PaintState
  ) {
    for piece in pieces.sorted(by: { $0.from < $1.from }) where piece.to > piece.from {
      guard spend((piece.to - piece.from) / 8 + 1) else { return }
      for column in piece.from / 8...(piece.to - 1) / 8 {
        let from = max(piece.from - column * 8, 0)
        let to = min(piece.to - column * 8, 8)
        if usesPatterns, !isThin, to - from < 4, piece.to - piece.from >= 8 { continue }
        let glyph = barGlyph(from, to, piece, isThin: isThin)
        let before = buffer[start + column, row]
        put(glyph, at: start + column, row, piece.ink, state)
        guard !isThin, !usesPatterns, from > 0, before.glyph != .blank else { continue }
        // The cell is shared: the piece before it keeps its eighths, this one is behind it.
        put(ChartFill.leftEighths[from], at: start + column, row, before.foreground, state)
        buffer.update(start + column, row) { $0.background = piece.ink }
      }
    }
  }

  private func barGlyph(_ from: Int, _ to: Int, _ piece: ColumnPainter.Piece, isThin: Bool)
    -> Unicode.Scalar
  {
    if options.isASCII { return piece.pattern == "#" ? "=" : piece.pattern }
    if usesPatterns, piece.pattern != "█" { return piece.pattern }
    if isThin { return from >= 4 ? "╺" : to <= 4 ? "╸" : "━" }
    if from == 0 { return ChartFill.leftEighths[to] }
    return from <= 2 ? "█" : from <= 6 ? "▐" : "▕"
  }
}
