import ChartModel
import Theme
import ViewTree

// Outlines of any form: areas by the share of each half cell that they cover, thin lines by dots.

/// How much of each half cell is covered, for the part of the screen that an outline can touch.
struct CoverageGrid {
  /// Samples along each side of a half cell, which is 8 points wide and high.
  static let samples = 4
  static let pitch = 8.0 / Double(samples)

  let area: CellRect
  private var counts: [UInt8]

  init(_ area: CellRect) {
    self.area = area
    counts = Array(repeating: 0, count: max(area.width, 0) * max(area.height, 0) * 2)
  }

  /// The samples of the area in each direction.
  var sampleColumns: Int { area.width * CoverageGrid.samples }
  var sampleRows: Int { area.height * 2 * CoverageGrid.samples }

  /// Covers samples of a row, given from the area's corner.
  mutating func cover(row: Int, columns: Range<Int>) {
    let half = row / CoverageGrid.samples * area.width
    for column in columns { counts[half + column / CoverageGrid.samples] &+= 1 }
  }

  /// The share of a half cell, from the area's corner, that is covered.
  func share(column: Int, half: Int) -> Double {
    Double(counts[half * area.width + column]) / Double(CoverageGrid.samples * CoverageGrid.samples)
  }
}

extension Painter {
  /// Fills an outline.
  mutating func fillPath(
    _ kind: ShapeKind,
    _ paint: Paint,
    _ rect: CellRect,
    _ state: PaintState,
    trim: (from: Double, to: Double)
  ) {
    guard !budget.isExceeded else { return }
    var lines = Polylines(kind, size: rect.points)
      .cut(from: trim.from, to: trim.to, dash: [], phase: 0)
    if let turn = state.turn { lines.apply(turn.transform, in: rect) }
    let isEvenOdd = if case .path(let path) = kind { path.isEvenOdd } else { false }
    guard spend(lines.work), let area = area(of: lines, rect, state, margin: 0),
      spend(area.width * area.height * (20 + inks.filters.count))
    else { return }
    var grid = CoverageGrid(area)
    let origin = CoverageGrid.origin(area, rect)
    var crossings = Array(repeating: [(x: Double, turn: Int)](), count: grid.sampleRows)
    for line in lines.lines {
      guard let first = line.points.first, let last = line.points.last else { continue }
      // An area is always closed.
      for (from, to) in zip(line.points, line.points.dropFirst()) + [(last, first)] {
        cross(from, to, origin, &crossings)
      }
    }
    for row in crossings.indices where !crossings[row].isEmpty {
      fillRow(row, crossings[row].sorted { $0.x < $1.x }, isEvenOdd, &grid)
    }
    draw(grid, paint, rect, state)
  }

  /// Notes where a line crosses rows of samples.
  private mutating func cross(
    _ from: Path.Point,
    _ to: Path.Point,
    _ origin: Path.Point,
    _ crossings: inout [[(x: Double, turn: Int)]]
  ) {
    guard from.y != to.y, from.x.isFinite, to.x.isFinite else { return }
    let pitch = CoverageGrid.pitch
    let (top, bottom) = (min(from.y, to.y) - origin.y, max(from.y, to.y) - origin.y)
    let first = max(CellRect.cells((top / pitch - 0.5).rounded(.up)), 0)
    let last = min(CellRect.cells((bottom / pitch - 0.5).rounded(.up)), crossings.count)
    guard first < last, spend(last - first) else { return }
    for row in first..<last {
      let y = (Double(row) + 0.5) * pitch + origin.y
      let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
      crossings[row].append(((x - origin.x) / pitch, from.y < to.y ? 1 : -1))
    }
  }

  private func fillRow(
    _ row: Int,
    _ crossings: [(x: Double, turn: Int)],
    _ isEvenOdd: Bool,
    _ grid: inout CoverageGrid
  ) {
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += isEvenOdd ? 1 : crossing.turn
      guard isEvenOdd ? winding % 2 != 0 : winding != 0 else { continue }
      let start = max(CellRect.cells((crossing.x - 0.5).rounded(.up)), 0)
      let end = min(CellRect.cells((next.x - 0.5).rounded(.up)), grid.sampleColumns)
      if start < end { grid.cover(row: row, columns: start..<end) }
    }
  }

  /// Draws a line along an outline.
  mutating func strokePath(
    _ stroke: Stroke,
    along kind: ShapeKind,
    _ rect: CellRect,
    _ state: PaintState
  ) {
    guard !budget.isExceeded else { return }
    var lines = Polylines(kind, size: rect.points)
      .cut(from: stroke.trimFrom, to: stroke.trimTo, dash: stroke.dash, phase: stroke.dashPhase)
    if let turn = state.turn { lines.apply(turn.transform, in: rect) }
    let radius = min(stroke.width, 1000) / 2
    guard spend(lines.work), let area = area(of: lines, rect, state, margin: radius),
      spend(area.width * area.height * (1 + inks.filters.count))
    else { return }
    if radius <= 3 { return strokeByDots(lines, stroke.paint, area, rect, state) }
    guard spend(area.width * area.height * 20) else { return }
    var marks = SampleMarks(CoverageGrid(area))
    let origin = CoverageGrid.origin(area, rect)
    for line in lines.lines {
      for (from, to) in line.segments {
        guard stamp(from, to, radius, origin, &marks) else { return }
      }
    }
    draw(marks.grid, stroke.paint, rect, state)
  }

  /// Covers what is nearer to a line than a radius; false where the work is too much.
  private mutating func stamp(
    _ from: Path.Point,
    _ to: Path.Point,
    _ radius: Double,
    _ origin: Path.Point,
    _ marks: inout SampleMarks
  ) -> Bool {
    let pitch = CoverageGrid.pitch
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      let start = min(max(CellRect.cells((low / pitch).rounded(.down)), 0), limit)
      return start..<max(min(CellRect.cells((high / pitch).rounded(.up)), limit), start)
    }
    let rows = range(
      min(from.y, to.y) - radius - origin.y,
      max(from.y, to.y) + radius - origin.y,
      marks.grid.sampleRows
    )
    let columns = range(
      min(from.x, to.x) - radius - origin.x,
      max(from.x, to.x) + radius - origin.x,
      marks.grid.sampleColumns
    )
    guard spend(rows.count * columns.count) else { return false }
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let square = dx * dx + dy * dy
    for row in rows {
      let y = (Double(row) + 0.5) * pitch + origin.y - from.y
      for column in columns {
        let x = (Double(column) + 0.5) * pitch + origin.x - from.x
        let share = square > 0 ? min(max((x * dx + y * dy) / square, 0), 1) : 0
        let (ax, ay) = (x - dx * share, y - dy * share)
        if ax * ax + ay * ay <= radius * radius { marks.mark(row: row, column: column) }
      }
    }
    return true
  }

  private mutating func strokeByDots(
    _ lines: Polylines,
    _ paint: Paint,
    _ area: CellRect,
    _ rect: CellRect,
    _ state: PaintState
  ) {
    var canvas = BrailleCanvas(area, of: rect)
    func dot(_ point: Path.Point) -> (x: Int, y: Int) {
      (CellRect.cells((point.x / 4).rounded(.down)), CellRect.cells((point.y / 4).rounded(.down)))
    }
    for line in lines.lines {
      for (from, to) in line.segments {
        let (start, end) = (dot(from), dot(to))
        guard spend(max(abs(end.x - start.x), abs(end.y - start.y)) + 1) else { return }
        canvas.line(from: start, to: end)
      }
    }
    draw(canvas, in: area, state) { painter, column, row in
      let x = (Double(column - rect.x) + 0.5) / Double(max(rect.width, 1))
      let y = (Double(row - rect.y) + 0.5) / Double(max(rect.height, 1))
      return painter.inks.ink(
        paint,
        x: x,
        y: y,
        size: rect.points,
        opacity: state.opacity,
        on: .terminal
      )
    }
  }

  /// The visible cells that an outline can touch; nil for none.
  private func area(
    of lines: Polylines,
    _ rect: CellRect,
    _ state: PaintState,
    margin: Double
  ) -> CellRect? {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    for line in lines.lines {
      for point in line.points {
        (left, top) = (min(left, point.x), min(top, point.y))
        (right, bottom) = (max(right, point.x), max(bottom, point.y))
      }
    }
    guard left <= right, top <= bottom else { return nil }
    let x = CellRect.cells(((left - margin) / 8).rounded(.down))
    let y = CellRect.cells(((top - margin) / 16).rounded(.down))
    let bounds = CellRect(
      x: rect.x + x,
      y: rect.y + y,
      width: CellRect.cells(((right + margin) / 8).rounded(.down)) - x + 1,
      height: CellRect.cells(((bottom + margin) / 16).rounded(.down)) - y + 1
    )
    let visible = bounds.intersection(state.clip)
    return visible.isEmpty ? nil : visible
  }

  private mutating func draw(
    _ grid: CoverageGrid,
    _ paint: Paint,
    _ rect: CellRect,
    _ state: PaintState
  ) {
    for row in 0..<grid.area.height {
      for column in 0..<grid.area.width {
        let top = grid.share(column: column, half: row * 2)
        let bottom = grid.share(column: column, half: row * 2 + 1)
        guard top > 0 || bottom > 0 else { continue }
        let (x, y) = (grid.area.x + column, grid.area.y + row)
        sink(x, y)
        let ink = inks.ink(
          paint,
          x: (Double(x - rect.x) + 0.5) / Double(max(rect.width, 1)),
          y: (Double(y - rect.y) + 0.5) / Double(max(rect.height, 1)),
          size: rect.points,
          opacity: state.opacity,
          on: buffer[x, y].background
        )
        drawHalves(x, y, HalfCell(ink, top), HalfCell(ink, bottom), state)
      }
    }
  }
}

extension CoverageGrid {
  /// Where the corner of an area lies in points from the corner of a frame.
  static func origin(_ area: CellRect, _ rect: CellRect) -> Path.Point {
    Path.Point(x: Double(area.x - rect.x) * 8, y: Double(area.y - rect.y) * 16)
  }
}

/// Samples that are covered once, however many lines touch them.
private struct SampleMarks {
  private(set) var grid: CoverageGrid
  private var isMarked: [Bool]

  init(_ grid: CoverageGrid) {
    self.grid = grid
    isMarked = Array(repeating: false, count: grid.sampleRows * grid.sampleColumns)
  }

  mutating func mark(row: Int, column: Int) {
    let index = row * grid.sampleColumns + column
    guard !isMarked[index] else { return }
    isMarked[index] = true
    grid.cover(row: row, columns: column..<(column + 1))
  }
}
