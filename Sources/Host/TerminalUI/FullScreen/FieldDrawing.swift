internal import TerminalInput
internal import TerminalRenderer
internal import ViewTree

/// Shows what is being typed in the place of a field.
struct FieldDrawing {
  var field: TextFieldContent
  var stop: ControlStop
  var draft: LineEditor
  var isFocused: Bool
  /// Where the surface's first cell is on the screen.
  var origin: CellPoint

  /// The cells of a field that its text stands in, in those of its surface.
  static func inner(of stop: ControlStop, _ field: TextFieldContent) -> CellRect {
    if let part = stop.parts.first { return part.frame }
    var rect = stop.frame
    if field.style == .roundedBorder, rect.height >= 3, rect.width >= 3 {
      rect = CellRect(
        x: rect.x + 1,
        y: rect.y + 1,
        width: rect.width - 2,
        height: rect.height - 2
      )
    }
    return rect
  }

  /// Draws the text, and tells where the cursor is, if it can be seen.
  func draw(in buffer: inout CellBuffer, clip: CellRect, isASCII: Bool) -> CellPoint? {
    let inner = FieldDrawing.inner(of: stop, field)
    let rows: [String]
    var cursor: CellPoint
    if field.isMultiline {
      let wrapped = draft.rows(columns: inner.width)
      let first = max(wrapped.cursorRow - max(inner.height, 1) + 1, 0)
      rows = Array(wrapped.rows.dropFirst(first).prefix(max(inner.height, 0)))
      cursor = CellPoint(x: wrapped.cursorColumn, y: wrapped.cursorRow - first)
    } else {
      let mask: Character? = field.isSecure ? (isASCII ? "*" : "•") : nil
      let window = draft.window(columns: inner.width, mask: mask)
      rows = [window.text]
      // In the middle of a field that is higher than its line.
      cursor = CellPoint(x: window.cursor, y: max(inner.height - 1, 0) / 2)
    }
    let start = CellPoint(x: inner.x, y: inner.y + (field.isMultiline ? 0 : cursor.y))
    let keepsPrompt = draft.isEmpty
    for (index, row) in rows.enumerated() where !keepsPrompt {
      let line = CellRect(x: start.x, y: start.y + index, width: inner.width, height: 1)
      draw(row, line, clip, &buffer)
    }
    cursor = CellPoint(x: inner.x + cursor.x, y: inner.y + cursor.y)
    guard clip.contains(cursor.x, cursor.y) else { return nil }
    return CellPoint(x: origin.x + cursor.x, y: origin.y + cursor.y)
  }

  private func draw(_ words: String, _ line: CellRect, _ clip: CellRect, _ buffer: inout CellBuffer)
  {
    let shown = line.intersection(clip)
    guard !shown.isEmpty, shown.x == line.x else { return }
    let (x, y) = (origin.x + shown.x, origin.y + shown.y)
    buffer.change(CellRect(x: x, y: y, width: shown.width, height: 1)) { cell in
      cell = Cell(background: cell.background, attributes: isFocused ? .underline : [])
    }
    buffer.write(words, at: x, y, width: shown.width, attributes: isFocused ? .underline : [])
  }
}
