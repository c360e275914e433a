internal import TerminalInput
internal import TerminalRenderer
internal import Theme
internal import ViewTree

extension FullScreenInterface {
  /// All that the screen is to show, and where the cursor is.
  func picture() -> (buffer: CellBuffer, cursor: CellPoint?) {
    var buffer = CellBuffer(columns: columns, rows: rows)
    var cursor: CellPoint?
    if let dialog {
      cursor = draw(dialog, in: &buffer)
    } else {
      cursor = drawSurfaces(in: &buffer)
      for menu in menus { draw(menu, in: &buffer) }
      if !menus.isEmpty { cursor = nil }
      if helpRow != nil {
        drawHelp(in: &buffer)
        cursor = nil
      }
    }
    drawStatus(in: &buffer)
    return (buffer, cursor)
  }

  private var everything: CellRect { CellRect(x: 0, y: 0, width: columns, height: contentRows) }

  private var boxStyle: BoxStyle { options.isASCII ? .ascii : .round }

  private func drawSurfaces(in buffer: inout CellBuffer) -> CellPoint? {
    guard !surfaces.isEmpty else {
      let words = "Starting \(title)…"
      let column = max((columns - words.count) / 2, 0)
      buffer.write(words, at: column, contentRows / 2, width: columns, attributes: .dim)
      return nil
    }
    var cursor: CellPoint?
    for (index, surface) in surfaces.enumerated() {
      if index > 0 {
        fade(&buffer)
        buffer.clear(surface.panel)
      }
      if surface.hasFrame {
        buffer.box(surface.panel, boxStyle, title: surface.presentation?.title)
      }
      let cells = surface.frame.buffer
      let part = CellRect(x: 0, y: 0, width: cells.columns, height: cells.rows)
        .intersection(CellRect(x: 0, y: 0, width: columns, height: contentRows - surface.origin.y))
      buffer.copy(cells, from: part, to: surface.origin)
      cursor = drawFields(of: surface, isTop: index == surfaces.count - 1, in: &buffer)
    }
    if let top, let stop = top.focusedStop, cursor == nil { draw(ring: stop, of: top, in: &buffer) }
    return cursor
  }

  /// Shows what is being typed, and tells where the cursor is.
  private func drawFields(
    of surface: Surface,
    isTop: Bool,
    in buffer: inout CellBuffer
  ) -> CellPoint? {
    guard !drafts.isEmpty else { return nil }
    var cursor: CellPoint?
    for stop in surface.stops {
      guard let draft = drafts[stop.focus.number], let clip = stop.visible,
        let field = surface.tree.content(markedBy: stop.node)?.textField
      else { continue }
      let isFocused = isTop && isEditing && surface.focus == stop.focus
      guard isFocused || draft.text != field.text, !(field.isSecure && draft.isEmpty) || isFocused
      else { continue }
      let drawing = FieldDrawing(
        field: field,
        stop: stop,
        draft: draft,
        isFocused: isFocused,
        origin: surface.origin
      )
      let place = drawing.draw(in: &buffer, clip: clip, isASCII: options.isASCII)
      if isFocused { cursor = place }
    }
    return cursor
  }

  /// Shows what has the focus: its colours change places; of something high only those at its edges.
  private func draw(ring stop: ControlStop, of surface: Surface, in buffer: inout CellBuffer) {
    guard let visible = stop.visible else { return }
    let rect = CellRect(
      x: visible.x + surface.origin.x,
      y: visible.y + surface.origin.y,
      width: visible.width,
      height: visible.height
    )
    guard rect.height > 4, rect.width > 4 else {
      return highlight(rect, in: &buffer)
    }
    let edges = [
      CellRect(x: rect.x, y: rect.y, width: rect.width, height: 1),
      CellRect(x: rect.x, y: rect.maxY - 1, width: rect.width, height: 1),
      CellRect(x: rect.x, y: rect.y + 1, width: 1, height: rect.height - 2),
      CellRect(x: rect.maxX - 1, y: rect.y + 1, width: 1, height: rect.height - 2),
    ]
    for edge in edges { highlight(edge, in: &buffer) }
  }

  /// Exchanges the two colours of cells; of several colours one pair becomes, which looks the same
  /// everywhere.
  private func highlight(_ rect: CellRect, in buffer: inout CellBuffer) {
    guard options.colorDepth != .none else {
      return buffer.change(rect) { $0.attributes.formSymmetricDifference(.reverse) }
    }
    buffer.change(rect) { cell in
      (cell.foreground, cell.background) = (.terminal, .terminal)
      cell.attributes.insert(.reverse)
    }
  }

  /// Lets what is below a layer step back, in one grey where there are colours.
  private func fade(_ buffer: inout CellBuffer) {
    let grey = Ink(options.theme.rgb(.tertiary))
    let hasColors = options.colorDepth != .none
    buffer.change(everything) { cell in
      cell.attributes.insert(.dim)
      guard hasColors else { return }
      (cell.foreground, cell.background) = (grey, .terminal)
    }
  }

  private func draw(_ menu: Menu, in buffer: inout CellBuffer) {
    let (box, shown) = menu.layout(columns: columns, rows: contentRows)
    buffer.clear(box)
    buffer.box(box, boxStyle)
    for (row, position) in shown.enumerated() {
      let item = menu.items[position]
      let line = CellRect(x: box.x + 1, y: box.y + 1 + row, width: box.width - 2, height: 1)
      var inner = options
      (inner.columns, inner.rows) = (max(line.width - 4, 1), 1)
      let cells = InteractiveLayout(of: item.tree, options: inner).frame(scrolls: [:]).buffer
      buffer.copy(
        cells,
        from: CellRect(x: 0, y: 0, width: inner.columns, height: 1),
        to: CellPoint(x: line.x + 3, y: line.y)
      )
      let mark = item.isChosen ? (options.isASCII ? "*" : "✓") : " "
      buffer.write(mark, at: line.x + 1, line.y, width: 1)
      if isOpening(item) {
        buffer.write(options.isASCII ? ">" : "›", at: line.maxX - 1, line.y, width: 1)
      }
      if position == menu.selected { highlight(line, in: &buffer) }
    }
    drawMore(shown, of: menu.items.count, box, in: &buffer)
  }

  private func isOpening(_ item: Menu.Item) -> Bool {
    if case .open = item.action { true } else { false }
  }

  /// Tells that a panel has more lines than it shows.
  func drawMore(
    _ shown: Range<Int>,
    of count: Int,
    _ box: CellRect,
    in buffer: inout CellBuffer
  ) {
    let arrows = options.isASCII ? ("^", "v") : ("▲", "▼")
    if shown.lowerBound > 0 {
      buffer.write(arrows.0, at: box.maxX - 3, box.y, width: 1)
    }
    if shown.upperBound < count {
      buffer.write(arrows.1, at: box.maxX - 3, box.maxY - 1, width: 1)
    }
  }
}
