import ViewTree

/// Which part of some content is shown, as a bar beside it.
struct ScrollBar: Equatable {
  /// The cells that the content is shown in.
  var frame: CellRect
  var extent: CellSize
  var offset: CellPoint

  /// The rows of the frame that the bar's thumb takes; nil where all rows are shown.
  var thumb: Range<Int>? {
    let (shown, total) = (frame.height, extent.height)
    guard shown > 0, total > shown else { return nil }
    let length = min(max(shown * shown / total, 1), shown)
    let room = shown - length
    let limit = total - shown
    // It touches an end only where the content does.
    var start = (offset.y * room + limit / 2) / limit
    if room > 1 {
      if offset.y > 0 { start = max(start, 1) }
      if offset.y < limit { start = min(start, room - 1) }
    }
    return start..<(start + length)
  }
}

extension Painter {
  /// Draws an arrow at each edge beyond which there is more to the side.
  private mutating func drawArrows(_ bar: ScrollBar, _ state: PaintState) {
    let limit = bar.extent.width - bar.frame.width
    guard limit > 0, bar.frame.height > 0 else { return }
    let row = bar.frame.y + (bar.frame.height - 1) / 2
    let color = ink(.secondary, state)
    if bar.offset.x > 0 {
      put(options.isASCII ? "<" : "‹", at: bar.frame.x, row, color, state)
    }
    if bar.offset.x < limit {
      put(options.isASCII ? ">" : "›", at: bar.frame.maxX - 1, row, color, state)
    }
  }

  /// Draws a bar in the column that content leaves free for it, or over the line at its edge.
  mutating func draw(_ bar: ScrollBar, _ state: PaintState) {
    drawArrows(bar, state)
    guard let thumb = bar.thumb else { return }
    let isFree = bar.frame.maxX < state.clip.maxX
    let column = isFree ? bar.frame.maxX : bar.frame.maxX - 1
    let line = CellRect(x: column, y: bar.frame.y, width: 1, height: bar.frame.height)
    guard spend(on: line, state) else { return }
    let visible = line.intersection(state.clip)
    let track = ink(.separator, state)
    let front = ink(.secondary, state)
    for row in visible.y..<visible.maxY {
      let isThumb = thumb.contains(row - bar.frame.y)
      let glyph: Unicode.Scalar = options.isASCII ? (isThumb ? "#" : "|") : isThumb ? "┃" : "│"
      put(glyph, at: column, row, isThumb ? front : track, state)
    }
  }
}
