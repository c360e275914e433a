import ChartModel
import Drawing
import ViewTree

/// A legend beside a circle: names, shares and values below each other.
struct ShareList {
  private struct Row {
    var paint: Paint
    var name: Word
    var share: Word
    var value: Word
  }

  private var rows: [Row] = []
  private var nameWidth = 0.0
  private var shareWidth = 0.0
  private var valueWidth = 0.0
  private var rowHeight = 0.0

  private static let swatch = 8.0
  private static let gap = 12.0
  private static let rowGap = 7.0
  private static let limit = 40

  init(_ plot: SectorPlot, width: Double, _ canvas: inout Canvas) {
    let font = ChartStyle.legendFont
    for slice in plot.slices.prefix(ShareList.limit) {
      let row = Row(
        paint: slice.paint,
        name: canvas.word(slice.name, font: font, ink: ChartStyle.strong),
        share: canvas.word(SectorPlot.percent(slice.share), font: font),
        value: canvas.word(plot.quantity.text(slice.value), font: font)
      )
      rows.append(row)
      nameWidth = max(nameWidth, row.name.width)
      shareWidth = max(shareWidth, row.share.width)
      valueWidth = max(valueWidth, row.value.width)
      rowHeight = max(rowHeight, row.name.height, row.share.height)
    }
    let fixed = ShareList.swatch + ShareList.gap * 2.5
    if fixed + nameWidth + shareWidth + valueWidth > width {
      // Names are cut down to a size that can be read; then the values go.
      nameWidth = max(width - fixed - shareWidth - valueWidth, min(nameWidth, 60))
      if fixed + nameWidth + shareWidth + valueWidth > width { valueWidth = 0 }
      nameWidth = max(min(nameWidth, width - fixed - shareWidth - valueWidth), 0)
    }
  }

  private var width: Double {
    ShareList.swatch + ShareList.gap / 2 + nameWidth + ShareList.gap + shareWidth
      + (valueWidth > 0 ? ShareList.gap + valueWidth : 0)
  }

  /// Draws the list at the right of a rectangle and returns where the circle stands.
  func draw(in rect: ChartRect, _ canvas: inout Canvas) -> ChartRect {
    let pitch = rowHeight + ShareList.rowGap
    let room = max(((rect.height + ShareList.rowGap) / max(pitch, 1)).rounded(.down), 1)
    var shown = rows
    var rest: Word?
    if Double(rows.count) > room {
      shown = Array(rows.prefix(max(Int(room) - 1, 1)))
      rest = canvas.word("and \(rows.count - shown.count) more", font: ChartStyle.legendFont)
    }
    let height = Double(shown.count + (rest == nil ? 0 : 1)) * pitch - ShareList.rowGap
    let diameter = min(rect.height, rect.width - width - 2 * ShareList.gap)
    let used = diameter + 2 * ShareList.gap + width
    // Circle and list stand in the middle together.
    let left = rect.x + max((rect.width - used) / 2, 0)
    let x = left + diameter + 2 * ShareList.gap
    var middle = rect.midY - height / 2 + rowHeight / 2
    for row in shown {
      draw(row, at: x, middle, &canvas)
      middle += pitch
    }
    if let rest {
      canvas.write(rest, x: x + ShareList.swatch + ShareList.gap / 2, middle: middle)
    }
    return ChartRect(x: left, y: rect.midY - diameter / 2, width: diameter, height: diameter)
  }

  private func draw(_ row: Row, at x: Double, _ middle: Double, _ canvas: inout Canvas) {
    let radius = ShareList.swatch / 2
    let box = ChartRect(
      x: x,
      y: middle - radius,
      width: ShareList.swatch,
      height: ShareList.swatch
    )
    canvas.fill(box, canvas.ink(row.paint, 1, over: box), radius: radius)
    let nameX = x + ShareList.swatch + ShareList.gap / 2
    canvas.write(canvas.truncated(row.name, to: nameWidth), x: nameX, middle: middle)
    let shareEnd = nameX + nameWidth + ShareList.gap + shareWidth
    canvas.write(row.share, x: shareEnd, middle: middle, anchor: .end)
    guard valueWidth > 0 else { return }
    let valueEnd = shareEnd + ShareList.gap + valueWidth
    canvas.write(row.value, x: valueEnd, middle: middle, anchor: .end)
  }
}
