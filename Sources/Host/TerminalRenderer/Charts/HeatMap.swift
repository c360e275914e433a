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

  /// What the colours stand for; nil where their author has not said it in numbers.
  private(set) var legend: HeatLegend?

  /// Nil for a plot of another form.
  ///
  /// - Parameter columns: About how wide it is drawn.
  init?(_ plot: CartesianPlot, _ chart: Chart, columns: Int, formatter: ChartTimeFormatter) {
    guard plot.segments.isEmpty, plot.curves.isEmpty, plot.dots.isEmpty, !plot.areas.isEmpty else {
      return nil
    }
    if plot.isHorizontal {
      addBands(of: plot, columns: columns, formatter)
    } else {
      addNames(of: plot, chart, columns: columns, formatter)
    }
    if cells.isEmpty { return nil }
    let narrowest = cells.lazy.map { $0.to - $0.from }.filter { $0 > 1e-4 }.min() ?? 1
    columnCount = max(CellRect.cells((1 / narrowest).rounded()), 1)
    legend = HeatLegend(plot, chart)
  }

  /// Rows that are places, along which values run.
  private mutating func addBands(
    of plot: CartesianPlot,
    columns: Int,
    _ formatter: ChartTimeFormatter
  ) {
    guard case .bands(let rows) = plot.positions else { return }
    names = rows.bands.map(\.label)
    addLabels(of: plot.values, columns, formatter)
    let axis = plot.values.exactAxis
    for area in plot.areas {
      guard case .band(let row) = area.start else { continue }
      add(area, row: row, axis.fraction(area.from), axis.fraction(area.to))
    }
  }

  /// Rows that are categories of the vertical axis, along which places follow each other.
  private mutating func addNames(
    of plot: CartesianPlot,
    _ chart: Chart,
    columns: Int,
    _ formatter: ChartTimeFormatter
  ) {
    guard let categories = plot.valueNames, !categories.isEmpty else { return }
    names = categories
    let axis = plot.values.exactAxis
    if axis.fraction(0) < 0.5 { names.reverse() }
    switch plot.positions {
    case .bands(let scale): addLabels(of: scale, chart, columns, formatter)
    case .continuous(let range): addLabels(of: range, columns, formatter)
    }
    for area in plot.areas {
      guard let from = place(area.start, isEnd: false, plot.positions),
        let to = place(area.end, isEnd: true, plot.positions)
      else { continue }
      let depth = (1 - axis.fraction((area.from + area.to) / 2)) * Double(categories.count)
      add(area, row: min(CellRect.cells(depth.rounded(.down)), categories.count - 1), from, to)
    }
  }

  private func place(
    _ place: CartesianPlot.Place,
    isEnd: Bool,
    _ positions: CartesianPlot.Positions
  ) -> Double? {
    switch (place, positions) {
    case (.band(let band), .bands(let scale)):
      Double(band + (isEnd ? 1 : 0)) / Double(max(scale.bands.count, 1))
    case (.value(let value), .continuous(let range)): range.exactAxis.fraction(value)
    default: nil
    }
  }

  private mutating func add(_ area: CartesianPlot.Area, row: Int, _ from: Double, _ to: Double) {
    cells.append(
      Cell(
        row: row,
        from: min(from, to),
        to: max(from, to),
        paint: area.paint,
        opacity: area.opacity
      )
    )
  }

  private mutating func addLabels(
    of range: ValueRange,
    _ columns: Int,
    _ formatter: ChartTimeFormatter
  ) {
    let exact = range.exactAxis
    let axis = range.axis(intervals: max(columns / 8, 1), formatter: formatter)
    labels = axis.ticks.filter { $0.value >= exact.lower && $0.value <= exact.upper }
      .map { Label(place: exact.fraction($0.value), text: $0.label) }
  }

  private mutating func addLabels(
    of scale: BandScale,
    _ chart: Chart,
    _ columns: Int,
    _ formatter: ChartTimeFormatter
  ) {
    let count = scale.bands.count
    guard count > 0 else { return }
    if let marks = chart.xAxis.marks {
      labels = marks.prefix(1000).compactMap { mark in
        guard let band = scale.index(of: mark.value) else { return nil }
        let text = mark.label ?? scale.bands[band].label
        return Label(place: Double(band) / Double(count), text: text)
      }
      return
    }
    let widest = scale.bands.prefix(200).map { min($0.label.count, 40) }.max() ?? 1
    let least = Double(widest + 1) / (Double(max(columns, 1)) / Double(count))
    let step = scale.labelStep(atLeast: max(CellRect.cells(least.rounded(.up)), 1))
    let first = scale.firstLabel(step: step, formatter: formatter)
    labels = stride(from: first, to: count, by: step).map { band in
      Label(place: Double(band) / Double(count), text: scale.bands[band].label)
    }
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
    let rows = names.count + (hasLabels ? 1 : 0)
    let hasLegend = legend != nil && chart.hasLegend && rect.height >= rows + 2
    let most = rect.height - (hasLabels ? 1 : 0) - (hasLegend ? 2 : 0)
    let height = min(max(most / max(names.count, 1), 1), 3)
    let shown = min(names.count, max(most / height, 1))
    let area = CellRect(x: left, y: rect.y, width: width, height: shown * height)
    for (row, word) in words.prefix(shown).enumerated() {
      let line = rect.y + row * height + (height - 1) / 2
      let start = chart.yAxis.side == .leading ? nameWidth - min(word.width, nameWidth) : 0
      let ink = painter.ink(.secondary, state)
      painter.write(word, at: rect.x + start, line, width: nameWidth, ink, state)
    }
    let shades = HeatShades(cells, painter, state)
    draw(in: area, rowHeight: height, shades, &painter, state)
    if hasLabels { drawLabels(below: area, &painter, state) }
    if let legend, hasLegend {
      // Beside what it explains, however much room there is below.
      let line = min(area.maxY + (hasLabels ? 2 : 1), rect.maxY - 1)
      legend.draw(at: area.x, line, width: area.width, shades, &painter, state)
    }
    return area
  }

  private func draw(
    in area: CellRect,
    rowHeight: Int,
    _ shades: HeatShades,
    _ painter: inout Painter,
    _ state: PaintState
  ) {
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
