import ChartModel
import Drawing
import ViewTree

/// The names of series with their colours, in rows.
struct Legend {
  struct Entry {
    var paint: Paint
    var word: Word
  }

  private static let swatch = 8.0
  private static let swatchGap = 5.0
  private static let entryGap = 14.0
  private static let rowGap = 4.0
  /// The most names; readers cannot tell more colours from each other.
  private static let limit = 60

  private var rows: [[Entry]] = []
  private var rowHeight = 0.0
  private(set) var width = 0.0

  var isEmpty: Bool { rows.isEmpty }
  var height: Double {
    Double(rows.count) * rowHeight + Double(max(rows.count - 1, 0)) * Legend.rowGap
  }

  /// Puts entries into rows of at most a width, or one a row.
  init(
    _ items: [(name: String, paint: Paint)],
    width: Double,
    isColumn: Bool,
    _ canvas: inout Canvas
  ) {
    let fixed = Legend.swatch + Legend.swatchGap
    guard width > fixed + 10 else { return }
    var used = 0.0
    for item in items.prefix(Legend.limit) {
      let full = canvas.word(item.name, font: ChartStyle.legendFont)
      let word = canvas.truncated(full, to: width - fixed)
      guard !word.isEmpty else { continue }
      rowHeight = max(rowHeight, word.height)
      let needed = fixed + word.width
      let isNew = rows.isEmpty || isColumn || used + Legend.entryGap + needed > width
      if isNew { rows.append([]) }
      used = isNew ? needed : used + Legend.entryGap + needed
      self.width = max(self.width, used)
      rows[rows.count - 1].append(Entry(paint: item.paint, word: word))
    }
    if items.count > Legend.limit {
      let rest = canvas.word("and \(items.count - Legend.limit) more", font: ChartStyle.legendFont)
      rows.append([Entry(paint: .color(.system(.clear)), word: rest)])
    }
  }

  private static func width(of entries: [Entry]) -> Double {
    let words = entries.reduce(0) { $0 + swatch + swatchGap + $1.word.width }
    return words + entryGap * Double(max(entries.count - 1, 0))
  }

  /// Drops rows that do not fit.
  mutating func limit(height: Double) {
    guard rowHeight > 0 else { return }
    let count = ((height + Legend.rowGap) / (rowHeight + Legend.rowGap)).rounded(.down)
    if count < Double(rows.count) { rows.removeLast(rows.count - max(Int(count), 0)) }
  }

  /// - Parameter room: The width in whose middle rows stand; nil for rows that begin at the place.
  func draw(at x: Double, _ y: Double, centredIn room: Double? = nil, _ canvas: inout Canvas) {
    for (row, entries) in rows.enumerated() {
      let middle = y + Double(row) * (rowHeight + Legend.rowGap) + rowHeight / 2
      var left = x
      if let room { left += max((room - Legend.width(of: entries)) / 2, 0) }
      for entry in entries {
        let radius = Legend.swatch / 2
        let box = ChartRect(
          x: left,
          y: middle - radius,
          width: Legend.swatch,
          height: Legend.swatch
        )
        canvas.fill(box, canvas.ink(entry.paint, 1, over: box), radius: radius)
        left += Legend.swatch + Legend.swatchGap
        canvas.write(entry.word, x: left, middle: middle)
        left += entry.word.width + Legend.entryGap
      }
    }
  }
}
