import ChartModel
import ViewTree

/// Rectangles in named rows, such as one for each hour of each weekday.
struct HeatMap {
  /// One rectangle.
  struct Cell {
    var row: Int
    /// Where it begins and ends along the row, 0…1.
    var from: Double
    var to: Double
    var paint: Paint
    var opacity: Double
    var note: String?
  }

  /// A word below the rows.
  struct Label {
    /// Where it stands along the row, 0…1.
    var place: Double
    var text: String
  }

  var names: [String] = []
  var cells: [Cell] = []
  var labels: [Label] = []
  /// How many of the narrowest rectangles a row has room for.
  var columnCount = 1

  /// Nil for a plot of another form.
  ///
  /// - Parameter labelCount: About how many words there is room for.
  init?(_ plot: CartesianPlot, _ chart: Chart, labelCount: Int, formatter: ChartTimeFormatter) {
    guard plot.isHorizontal, plot.segments.isEmpty, plot.curves.isEmpty, plot.dots.isEmpty,
      !plot.areas.isEmpty, case .bands(let rows) = plot.positions
    else { return nil }
    names = rows.bands.map(\.label)
    let axis = plot.values.axis(intervals: max(labelCount, 1), formatter: formatter)
    let exact = plot.values.exactAxis
    for area in plot.areas {
      guard case .band(let row) = area.start else { continue }
      let ends = (exact.fraction(area.from), exact.fraction(area.to))
      cells.append(
        Cell(
          row: row,
          from: min(ends.0, ends.1),
          to: max(ends.0, ends.1),
          paint: area.paint,
          opacity: area.opacity
        )
      )
    }
    labels = axis.ticks.filter { $0.value >= exact.lower && $0.value <= exact.upper }
      .map { Label(place: exact.fraction($0.value), text: $0.label) }
    let narrowest = cells.lazy.map { $0.to - $0.from }.filter { $0 > 1e-4 }.min() ?? 1
    columnCount = max(CellRect.cells((1 / narrowest).rounded()), 1)
  }

  /// Draws the rows, their names before and the words below them.
  ///
  /// - Returns: The cells of the rows.
  func draw(
    in rect: CellRect,
    _ chart: Chart,
    _ painter: inout Painter,
    _ state: PaintState
  ) -> CellRect {
    let words = chart.yAxis.isHidden ? [] : names.prefix(rect.height).map { painter.word($0) }
    let nameWidth = min(words.map(\.width).max() ?? 0, max(rect.width / 3, 1))
    let left = rect.x + (nameWidth > 0 ? nameWidth + 1 : 0)
    let room = max(rect.maxX - left, 1)
    let hasLabels = !chart.xAxis.isHidden && rect.height > 2 && !labels.isEmpty
    // Cells of one width, unless there are more of them than columns.
    let width = columnCount <= room ? room / columnCount * columnCount : room
    let most = rect.height - (hasLabels ? 1 : 0)
    let height = min(max(most / max(names.count, 1), 1), 3)
    let shown = min(names.count, max(most / height, 1))
    let area = CellRect(x: left, y: rect.y, width: width, height: shown * height)
    for (row, word) in words.prefix(shown).enumerated() {
      let line = rect.y + row * height + (height - 1) / 2
      let start = chart.yAxis.side == .leading ? nameWidth - min(word.width, nameWidth) : 0
      let ink = painter.ink(.secondary, state)
      painter.write(word, at: rect.x + start, line, width: nameWidth, ink, state)
    }
    draw(in: area, rowHeight: height, &painter, state)
    if hasLabels { drawLabels(below: area, &painter, state) }
    return area
  }

  private func draw(
    in area: CellRect,
    rowHeight: Int,
    _ painter: inout Painter,
    _ state: PaintState
  ) {
    let shades = HeatShades(cells, painter, state)
    for cell in cells where (cell.row + 1) * rowHeight <= area.height {
      let from = CellRect.cells(cell.from * Double(area.width))
      let to = max(CellRect.cells(cell.to * Double(area.width)), from + 1)
      let rect = CellRect(
        x: area.x + from,
        y: area.y + cell.row * rowHeight,
        width: min(to, area.width) - from,
        height: rowHeight
      )
      guard painter.spend(20) else { return }
      guard !rect.intersection(state.clip).isEmpty else { continue }
      shades.fill(rect, cell, &painter, state)
    }
  }

  private func drawLabels(below area: CellRect, _ painter: inout Painter, _ state: PaintState) {
    var end = area.x - 1
    for label in labels.prefix(200) {
      let word = painter.word(label.text)
      // A cell's name begins where the cell does.
      let start = area.x + CellRect.cells(label.place * Double(area.width))
      let held = max(min(start, area.maxX - word.width), area.x)
      guard held > end, held + word.width <= area.maxX else { continue }
      let ink = painter.ink(.secondary, state)
      painter.write(word, at: held, area.maxY, width: word.width, ink, state)
      end = held + word.width
    }
  }
}
