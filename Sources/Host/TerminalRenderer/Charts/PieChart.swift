import ChartModel
import Theme
import ViewTree

extension Painter {
  /// Draws a pie or donut with its legend; bars where it is too small or has too many patterns.
  mutating func draw(
    _ plot: SectorPlot,
    legend: Chart.Legend,
    in rect: CellRect,
    _ state: PaintState
  ) -> CellRect {
    let isReadable = !usesPatterns || plot.slices.count <= ChartFill.patternCount
    guard isReadable, rect.width >= 8, rect.height >= 4 else {
      drawShares(plot, in: rect, state)
      return rect
    }
    let list = legend == .hidden ? nil : ShareList(plot, &self)
    let isBelow = legend == .bottom || legend == .top
    guard let list, !isBelow, rect.width >= 2 * min(rect.height, rect.width / 4) + 3 + 16 else {
      return drawStacked(plot, list, in: rect, state)
    }
    // A cell is twice as high as wide, so a circle is twice as many columns wide as rows high.
    let diameter = min(rect.height, max((rect.width - 3 - min(list.width, rect.width / 2)) / 2, 4))
    let top = rect.y + (rect.height - diameter) / 2
    let circle = CellRect(x: rect.x, y: top, width: diameter * 2, height: diameter)
    drawPie(plot, in: circle, state)
    let x = circle.maxX + 3
    let rows = min(list.entries.count, rect.height)
    let y = rect.y + (rect.height - rows) / 2
    let area = CellRect(x: x, y: y, width: min(rect.maxX - x, list.width), height: rect.maxY - y)
    drawList(list, plot, in: area, state)
    return circle
  }

  /// Draws the circle above its legend.
  private mutating func drawStacked(
    _ plot: SectorPlot,
    _ list: ShareList?,
    in rect: CellRect,
    _ state: PaintState
  ) -> CellRect {
    let rows = list.map { min($0.entries.count, rect.height / 2) } ?? 0
    let diameter = max(min(rect.height - rows, rect.width / 2), 1)
    let circle = CellRect(
      x: rect.x + (rect.width - diameter * 2) / 2,
      y: rect.y,
      width: diameter * 2,
      height: diameter
    )
    drawPie(plot, in: circle, state)
    guard let list else { return circle }
    let area = CellRect(
      x: rect.x + max((rect.width - list.width) / 2, 0),
      y: circle.maxY,
      width: min(rect.width, list.width),
      height: rect.maxY - circle.maxY
    )
    drawList(list, plot, in: area, state)
    return circle
  }

  /// Draws the sectors, clockwise from the top, in half cells whose colours are mixed at the edges.
  private mutating func drawPie(_ plot: SectorPlot, in rect: CellRect, _ state: PaintState) {
    guard spend(on: rect, state, perCell: 40) else { return }
    let wheel = SectorWheel(
      plot,
      diameter: Double(rect.width),
      inks: plot.slices.map { ink($0.paint, $0.opacity, state) }
    )
    let visible = rect.intersection(state.clip)
    for row in stride(from: visible.y, to: visible.maxY, by: 1) {
      for column in stride(from: visible.x, to: visible.maxX, by: 1) {
        let (x, y) = (Double(column - rect.x), Double(row - rect.y) * 2)
        if usesPatterns {
          guard let sector = wheel.cell(x, y) else { continue }
          let pattern = ChartFill.pattern(sector, ascii: options.isASCII)
          put(pattern, at: column, row, wheel.inks[sector], state)
          continue
        }
        let top = wheel.half(x, y, isMixed: options.colorDepth > .ansi16)
        let bottom = wheel.half(x, y + 1, isMixed: options.colorDepth > .ansi16)
        drawHalves(column, row, top, bottom, state)
      }
    }
    drawNotes(plot, wheel, in: rect, state)
  }

  /// Writes the words of slices into them, where they fit.
  private mutating func drawNotes(
    _ plot: SectorPlot,
    _ wheel: SectorWheel,
    in rect: CellRect,
    _ state: PaintState
  ) {
    for (index, slice) in plot.slices.prefix(64).enumerated() {
      guard let note = slice.annotation, !note.isEmpty else { continue }
      let word = word(note)
      let middle = wheel.middle(of: index)
      let column = rect.x + CellRect.cells(middle.x) - word.width / 2
      let row = rect.y + CellRect.cells(middle.y / 2)
      let isInside = [0, word.width - 1].allSatisfy { offset in
        wheel.cell(Double(column + offset - rect.x), Double(row - rect.y) * 2) == index
      }
      guard isInside, word.width > 0 else { continue }
      write(word, at: column, row, width: word.width, .terminal, state, attributes: .bold)
      guard !usesPatterns else { continue }
      for covered in column..<column + word.width where state.clip.contains(covered, row) {
        buffer.update(covered, row) { $0.background = wheel.inks[index] }
      }
    }
  }

  /// Draws the legend: a sample, the name, the share, and the value.
  private mutating func drawList(
    _ list: ShareList,
    _ plot: SectorPlot,
    in rect: CellRect,
    _ state: PaintState
  ) {
    let fixed = 2 + list.shareWidth + list.valueWidth + 4
    let nameWidth = max(min(list.nameWidth, rect.width - fixed), 1)
    for (index, entry) in list.entries.prefix(max(rect.height, 0)).enumerated() {
      let row = rect.y + index
      if index == rect.height - 1, list.entries.count > rect.height {
        let rest = word("and \(list.entries.count - index) more")
        return write(
          rest,
          at: rect.x + 2,
          row,
          width: rect.width - 2,
          ink(.secondary, state),
          state
        )
      }
      drawSwatch(plot.slices[index].paint, index, at: rect.x, row, state)
      write(entry.name, at: rect.x + 2, row, width: nameWidth, .terminal, state)
      let share = rect.x + 2 + nameWidth + 2 + list.shareWidth
      write(
        entry.share,
        at: share - entry.share.width,
        row,
        width: list.shareWidth,
        ink(.secondary, state),
        state
      )
      let end = share + 2 + list.valueWidth
      guard end <= rect.maxX else { continue }
      write(
        entry.value,
        at: end - entry.value.width,
        row,
        width: list.valueWidth,
        ink(.secondary, state),
        state
      )
    }
  }

  /// Draws one bar for each share.
  private mutating func drawShares(_ plot: SectorPlot, in rect: CellRect, _ state: PaintState) {
    let list = ShareList(plot, &self)
    let nameWidth = min(list.nameWidth, max(rect.width / 3, 1))
    let fixed = nameWidth + list.shareWidth + list.valueWidth + 4
    let barWidth = min(max(rect.width - fixed, 0), 60)
    let most = plot.slices.map(\.share).max() ?? 1
    for (index, entry) in list.entries.prefix(rect.height).enumerated() {
      let row = rect.y + index
      if index == rect.height - 1, list.entries.count > rect.height {
        let rest = word("and \(list.entries.count - index) more")
        return write(rest, at: rect.x, row, width: rect.width, ink(.secondary, state), state)
      }
      write(entry.name, at: rect.x, row, width: nameWidth, .terminal, state)
      var column = rect.x + nameWidth + 1
      // Lines end at halves of a cell, four eighths.
      let halves = CellRect.cells(plot.slices[index].share / most * Double(barWidth * 2))
      let length = max(halves * 4, 4)
      let piece = ColumnPainter.Piece(
        from: 0,
        to: length,
        ink: ink(plot.slices[index].paint, plot.slices[index].opacity, state),
        pattern: options.isASCII ? "#" : "█"
      )
      if barWidth > 0 { drawBar([piece], at: column, row, isThin: !options.isASCII, state) }
      column += barWidth + 1 + list.shareWidth
      write(
        entry.share,
        at: column - entry.share.width,
        row,
        width: list.shareWidth,
        ink(.secondary, state),
        state
      )
      column += 2 + list.valueWidth
      guard column <= rect.maxX else { continue }
      write(
        entry.value,
        at: column - entry.value.width,
        row,
        width: list.valueWidth,
        ink(.secondary, state),
        state
      )
    }
  }
}

/// The words of a pie's legend and how wide they are.
private struct ShareList {
  struct Entry {
    var name: ChartWord
    var share: ChartWord
    var value: ChartWord
  }

  private(set) var entries: [Entry] = []
  private(set) var nameWidth = 0
  private(set) var shareWidth = 0
  private(set) var valueWidth = 0

  /// The width of a whole line.
  var width: Int { 2 + nameWidth + 2 + shareWidth + 2 + valueWidth }

  init(_ plot: SectorPlot, _ painter: inout Painter) {
    for slice in plot.slices.prefix(1000) {
      let entry = Entry(
        name: painter.word(slice.name),
        share: painter.word(SectorPlot.percent(slice.share)),
        value: painter.word(plot.quantity.text(slice.value))
      )
      nameWidth = max(nameWidth, entry.name.width)
      shareWidth = max(shareWidth, entry.share.width)
      valueWidth = max(valueWidth, entry.value.width)
      entries.append(entry)
    }
  }
}

/// Tells which sector a point of a pie belongs to.
private struct SectorWheel {
  private let center: Double
  private let radius: Double
  private let hole: Double
  private let gap: Double
  let inks: [Ink]
  /// Where each sector ends, in turns from the top.
  private var ends: [Double] = []

  init(_ plot: SectorPlot, diameter: Double, inks: [Ink]) {
    center = diameter / 2
    radius = center * (plot.outerRadius > 0 ? plot.outerRadius : 1)
    hole = radius * plot.innerRadius
    // Half the gap on each side; a gap that was asked for is seen.
    gap = plot.inset > 0 && plot.slices.count > 1 ? max(plot.inset / 8, 0.5) / 2 : 0
    self.inks = inks
    var end = 0.0
    for slice in plot.slices {
      end += slice.share
      ends.append(end)
    }
  }

  /// The sector at a point; nil outside of all.
  private func sector(_ x: Double, _ y: Double) -> Int? {
    let (dx, dy) = (x - center, y - center)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance <= radius, distance >= hole else { return nil }
    let turn = Angle.clockTurns(x: dx, y: dy)
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if turn < ends[middle] { high = middle } else { low = middle + 1 }
    }
    guard gap > 0 else { return low }
    let start = low > 0 ? ends[low - 1] : 0
    let aside = min(turn - start, ends[low] - turn) * 2 * .pi * distance
    return aside < gap ? nil : low
  }

  /// The sector that has most of a whole cell; nil where less than half of it is covered.
  func cell(_ x: Double, _ y: Double) -> Int? {
    let upper = samples(x, y)
    let hits = upper.merging(samples(x, y + 1)) { $0 + $1 }
    guard hits.values.reduce(0, +) >= 16 else { return nil }
    return hits.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The point in the middle of a sector.
  func middle(of sector: Int) -> (x: Double, y: Double) {
    let start = sector > 0 ? ends[sector - 1] : 0
    let direction = Angle.direction(clockTurns: (start + ends[sector]) / 2)
    let distance = hole > 0 ? (hole + radius) / 2 : radius * 0.6
    return (center + direction.x * distance, center + direction.y * distance)
  }

  /// How many of the sixteen points of half a cell belong to each sector.
  private func samples(_ x: Double, _ y: Double) -> [Int: Int] {
    var hits: [Int: Int] = [:]
    for i in 0..<4 {
      for j in 0..<4 {
        let point = (x + (Double(i) + 0.5) / 4, y + (Double(j) + 0.5) / 4)
        if let sector = sector(point.0, point.1) { hits[sector, default: 0] += 1 }
      }
    }
    return hits
  }

  /// The mixed colour of half a cell.
  func half(_ x: Double, _ y: Double, isMixed: Bool) -> HalfCell {
    let hits = samples(x, y)
    let total = hits.values.reduce(0, +)
    let order = hits.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    guard let first = order.first else { return HalfCell(.terminal, 0) }
    var ink = inks[first.key]
    var weight = first.value
    for (sector, count) in order.dropFirst() where isMixed {
      guard let front = inks[sector].rgb, let back = ink.rgb else { continue }
      weight += count
      ink = Ink(front.over(back, opacity: Double(count) / Double(weight)))
    }
    return HalfCell(ink, Double(total) / 16)
  }
}
