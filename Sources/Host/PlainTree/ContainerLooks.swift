import ViewTree

/// How tabs, tables, folded rows and presentations look.
enum ContainerLooks {
  static func tabs(_ tabs: Tabs, _ parts: [Piece]) -> Piece {
    let labels = Array(parts.prefix(tabs.count))
    let content = parts.dropFirst(tabs.count)
    guard tabs.style == .automatic else {
      let dots = labels.indices.map { $0 == tabs.selected ? "●" : "○" }.joined(separator: " ")
      let line = Piece.words(dots, .secondary).read(as: "").wide()
      return .column(content + (labels.count > 1 ? [line] : []))
    }
    let bar = labels.enumerated().map { index, label in
      index == tabs.selected
        ? label.padding(horizontal: 8).background(.color(.system(.fill))).readAsSelected()
          .wide()
        : label.opacity(0.6).wide()
    }
    return .column(content + (bar.isEmpty ? [] : [.divider, .row(bar)]))
  }

  /// The content of one page above a dot for each.
  static func pages(_ tabs: Tabs, _ parts: [Piece]) -> Piece {
    let content = Array(parts.dropFirst(tabs.count))
    guard tabs.count > 1, parts.count >= tabs.count else { return .column(content) }
    let dots = (0..<tabs.count).map { index in
      Piece.shape(.circle, fill: .color(.system(index == tabs.selected ? .secondary : .fill)))
        .frame(width: 7, height: 7)
    }
    return .column(content + [Piece.row(dots).read(as: "").wide()])
  }

  static func table(_ table: Table, _ cells: [Piece]) -> Piece {
    let columns = table.columns.count
    guard columns > 0 else { return .column([]) }
    var rows: [Piece] = []
    if table.hasHeader {
      let style = TextStyle(font: Font(weight: .bold), paint: .color(.system(.secondary)))
      let titles = table.columns.map { column in cell(.words(column.title, style), column) }
      rows += [.made(.gridRow(nil), titles), .divider]
    }
    for start in stride(from: 0, to: cells.count, by: columns) {
      let row = cells[start..<min(start + columns, cells.count)]
      rows.append(.made(.gridRow(nil), zip(row, table.columns).map { cell($0, $1) }))
    }
    return .made(.grid(Grid(alignment: .leading, horizontalSpacing: 16)), rows)
  }

  private static func cell(_ piece: Piece, _ column: Table.Column) -> Piece {
    let alignment = Alignment(horizontal: column.alignment, vertical: .center)
    let wide = FlexibleFrame(maxWidth: column.width ?? .infinity, alignment: alignment)
    return .made(.flexibleFrame(wide), [piece])
  }

  static func disclosure(_ isExpanded: Bool, _ parts: [Piece]) -> Piece {
    let mark = Piece.words(isExpanded ? "⌄" : "›", .secondary)
      .read(as: isExpanded ? "" : "folded")
    let head = Piece.row([parts[0], .spacer, mark])
    guard isExpanded, parts.count > 1 else { return head }
    let insets = PaddingInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
    let rows = Piece.column(Array(parts.dropFirst()))
    return .column([head, .made(.padding(insets), [rows])])
  }

  static func presentation(_ presentation: Presentation, _ parts: [Piece]) -> Piece {
    guard let presented = parts.last, presentation.kind != .fullScreen else {
      return parts.last ?? .column([])
    }
    var words: [Piece] = []
    if let title = presentation.title {
      words.append(.words(title, TextStyle(font: Font(size: .style(.headline)))))
    }
    let alignment: Alignment =
      presentation.kind == .alert || presentation.kind == .confirmation ? .center : .topLeading
    let box = Piece.column(words + [presented], alignment: alignment).padding(horizontal: 8)
      .border(.separator)
    return .column([parts[0], box], alignment: .center)
  }
}
