import ChartModel
import ViewTree

/// Draws bars and areas as columns of cells, each a stack of pieces measured in eighths of a row.
struct ColumnPainter {
  /// A piece of a column.
  struct Piece {
    var from: Int
    var to: Int
    var ink: Ink
    var pattern: Unicode.Scalar
  }

  let plot: CartesianPlot
  let frame: PlotFrame

  init(_ plot: CartesianPlot, _ frame: PlotFrame) {
    self.plot = plot
    self.frame = frame
  }

  func draw(_ painter: inout Painter, _ state: PaintState) {
    drawAreas(&painter, state)
    var bars: [Int: [Piece]] = [:]
    var widths: [Int: Int] = [:]
    for segment in plot.segments {
      let (start, width) = columns(of: segment)
      let piece = piece(of: segment, painter, state)
      // A piece of nothing must not stand for the others of its cell.
      guard piece.from < piece.to else { continue }
      widths[start] = width
      bars[start, default: []].append(piece)
    }
    // Where bars overlap, the one that begins further right is in front.
    for (start, pieces) in bars.sorted(by: { $0.key < $1.key }) {
      painter.drawColumns(
        start..<start + max(widths[start] ?? 1, 0),
        frame.bandWidth == 0 ? highest(pieces) : pieces,
        in: frame.area,
        state
      )
    }
    drawAnnotations(&painter, state)
  }

  /// Where several bars share a column, the tallest of each lane stands for them.
  private func highest(_ pieces: [Piece]) -> [Piece] {
    pieces.max { $0.to - $0.from < $1.to - $1.from }.map { [$0] } ?? []
  }

  private func piece(of segment: CartesianPlot.Segment, _ painter: Painter, _ state: PaintState)
    -> Piece
  {
    let ends = (frame.eighths(segment.from), frame.eighths(segment.to))
    let (from, to) = (min(ends.0, ends.1), max(ends.0, ends.1))
    // What is not zero is seen, be it ever so small.
    let isLost = from == to && segment.from != segment.to
    return Piece(
      from: isLost && segment.to <= 0 ? from - 1 : from,
      to: isLost && segment.to > 0 ? to + 1 : to,
      ink: painter.ink(segment.paint, segment.opacity, y: 0, state),
      pattern: ChartFill.pattern(segment.series, ascii: painter.options.isASCII)
    )
  }

  /// The columns of a bar: its place less a gap, shared by the bars beside each other.
  private func columns(of segment: CartesianPlot.Segment) -> (start: Int, width: Int) {
    let start: Int
    var width: Int
    switch segment.place {
    case .band(let band): (start, width) = frame.columns(of: band)
    case .value:
      (start, width) = (frame.area.x + CellRect.cells(frame.middle(of: segment.place)), 1)
    }
    guard frame.bandWidth > 1 else { return (start, 1) }
    let gap = max(frame.bandWidth / 4, 1)
    width = min(frame.bandWidth - gap, 16 * plot.laneCount)
    width = wanted(segment.thickness, of: frame.bandWidth) ?? width
    let lane = max(width / plot.laneCount, 1)
    let left = start + (frame.bandWidth - lane * plot.laneCount) / 2
    return (left + segment.lane * lane, lane)
  }

  /// The columns of a bar that is as thick as the author wants, if that fits; a column is eight
  /// points wide.
  private func wanted(_ thickness: Chart.Thickness?, of band: Int) -> Int? {
    let width: Int
    switch thickness {
    case nil: return nil
    case .points(let points): width = CellRect.cells(points / 8) * plot.laneCount
    case .ratio(let ratio): width = CellRect.cells((Double(band) * ratio).rounded())
    case .inset(let points): width = band - 2 * CellRect.cells(points / 8)
    }
    return min(max(width, 1), band)
  }

  private func drawAnnotations(_ painter: inout Painter, _ state: PaintState) {
    guard frame.bandWidth > 0 else { return }
    var places = WordPlaces()
    for segment in plot.segments {
      guard let note = segment.annotation?.string, case .band(let band) = segment.place else {
        continue
      }
      let word = painter.word(note)
      let (start, width) = frame.columns(of: band)
      guard word.width <= width + 2 else { continue }
      let row = row(ofWordsAt: segment)
      let most = max(frame.area.maxX - word.width, frame.area.x)
      let column = min(max(start + (width - word.width) / 2, frame.area.x), most)
      guard places.take(column..<column + word.width, row: row) else { continue }
      let back = painter.buffer[min(max(column, 0), painter.buffer.columns - 1), row]
      let ink = painter.ink(.secondary, state)
      painter.write(word, at: column, row, width: word.width, ink, state)
      guard segment.annotationSide == .overlay, back.glyph == Glyph("█") else { continue }
      for covered in column..<column + word.width where state.clip.contains(covered, row) {
        painter.buffer.update(covered, row) { $0.background = back.foreground }
      }
    }
  }

  /// The row of a bar's words: above it, in its middle, or below it.
  private func row(ofWordsAt segment: CartesianPlot.Segment) -> Int {
    let bottom = frame.area.maxY - 1
    let row: Int
    switch segment.annotationSide {
    case .overlay: row = bottom - (frame.eighths(segment.from) + frame.eighths(segment.to)) / 16
    case .bottom: row = bottom - max(frame.eighths(segment.from) / 8 - 1, 0)
    default: row = bottom - (frame.eighths(segment.to) + 7) / 8
    }
    return min(max(row, frame.area.y), bottom)
  }

  /// Draws areas under curves, one column after the other.
  private func drawAreas(_ painter: inout Painter, _ state: PaintState) {
    for curve in plot.curves where curve.isArea {
      guard painter.spend(frame.area.width * 4) else { return }
      let path = CurvePath(curve, frame)
      let ink = painter.ink(curve.paint, curve.opacity, state)
      let visible = frame.area.intersection(state.clip)
      for column in visible.x..<visible.maxX {
        guard let (base, top) = path.span(at: Double(column - frame.area.x) + 0.5) else { continue }
        let piece = Piece(
          from: frame.eighths(base),
          to: frame.eighths(top),
          ink: ink,
          pattern: painter.usesPatterns && curve.series == nil
            ? (painter.options.isASCII ? ":" : "░")
            : ChartFill.pattern(curve.series, ascii: painter.options.isASCII)
        )
        painter.drawColumns(column..<column + 1, [piece], in: frame.area, state)
      }
    }
  }
}

extension Painter {
  /// Draws columns of cells from the pieces that they have in common.
  mutating func drawColumns(
    _ columns: Range<Int>,
    _ pieces: [ColumnPainter.Piece],
    in area: CellRect,
    _ state: PaintState
  ) {
    let visible = area.intersection(state.clip)
    let columns = columns.clamped(to: visible.x..<visible.maxX)
    guard !columns.isEmpty, let low = pieces.lazy.map(\.from).min(),
      let high = pieces.lazy.map(\.to).max()
    else { return }
    let first = max(area.maxY - 1 - (high - 1) / 8, visible.y)
    let last = min(area.maxY - 1 - low / 8, visible.maxY - 1)
    guard first <= last else { return }
    for column in columns {
      guard spend((last - first + 1) * pieces.count) else { return }
      drawColumn(column, rows: first...last, pieces, in: area, state)
    }
  }

  private mutating func drawColumn(
    _ column: Int,
    rows: ClosedRange<Int>,
    _ pieces: [ColumnPainter.Piece],
    in area: CellRect,
    _ state: PaintState
  ) {
    for row in rows {
      let bottom = (area.maxY - 1 - row) * 8
      var inside: [(piece: ColumnPainter.Piece, from: Int, to: Int)] = []
      for piece in pieces where piece.from < bottom + 8 && piece.to > bottom {
        inside.append((piece, max(piece.from - bottom, 0), min(piece.to - bottom, 8)))
      }
      inside.sort { $0.from < $1.from }
      drawCell(column, row, inside, bottom: bottom, state)
    }
  }

  private mutating func drawCell(
    _ column: Int,
    _ row: Int,
    _ inside: [(piece: ColumnPainter.Piece, from: Int, to: Int)],
    bottom: Int,
    _ state: PaintState
  ) {
    guard let lower = inside.first, let upper = inside.last else { return }
    // A piece that is in this cell only would be lost if another one stood for both.
    let lone = inside.filter { $0.piece.from >= bottom && $0.piece.to <= bottom + 8 }
    let largest = (lone.isEmpty ? inside : lone).max { $0.to - $0.from < $1.to - $1.from } ?? lower
    if usesPatterns, inside.count > 1 || largest.piece.pattern != "█" {
      // Patterns fill whole cells: those that are half full, and those where a piece begins.
      let covered = inside.reduce(0) { $0 + $1.to - $1.from }
      guard covered >= 4 || lower.piece.from >= bottom else { return }
      return put(largest.piece.pattern, at: column, row, largest.piece.ink, state)
    }
    if inside.count > 1, lower.from == 0, upper.to == 8 {
      put(ChartFill.lowerEighths[lower.to], at: column, row, lower.piece.ink, state)
      if lower.to < 8 { buffer.update(column, row) { $0.background = upper.piece.ink } }
      return
    }
    if inside.count > 1, lower.from == 0 {
      // The top of a bar with a boundary below it: the larger piece stands for both.
      return put(ChartFill.lowerEighths[upper.to], at: column, row, largest.piece.ink, state)
    }
    drawPart(column, row, from: lower.from, to: upper.to, largest.piece.ink, state)
  }

  /// Draws a piece that fills a cell from below, from above, or somewhere in between.
  private mutating func drawPart(
    _ column: Int,
    _ row: Int,
    from: Int,
    to: Int,
    _ ink: Ink,
    _ state: PaintState
  ) {
    if from == 0 { return put(ChartFill.lowerEighths[to], at: column, row, ink, state) }
    if to == 8 {
      // There are no characters for eighths from above but the first and the fourth.
      let glyph: Unicode.Scalar = from <= 2 ? "█" : from <= 5 ? "▀" : "▔"
      return put(glyph, at: column, row, ink, state)
    }
    put(to - from <= 2 ? "─" : to <= 5 ? "▄" : "▀", at: column, row, ink, state)
  }
}
