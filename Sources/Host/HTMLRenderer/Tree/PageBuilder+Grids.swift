import ViewTree

extension PageBuilder {
  /// The most columns of one grid that are told apart.
  private static let columnLimit = 400

  mutating func write(_ grid: Grid, _ index: Int, _ context: PageContext) {
    let columns = GridColumns(tree, survey, grid: index, limit: PageBuilder.columnLimit)
    var declarations = "grid-template-columns:\(columns.template);"
    declarations += "gap:\(CSSNumber.points(max(grid.verticalSpacing ?? 8, 0))) "
    declarations += "\(CSSNumber.points(max(grid.horizontalSpacing ?? 8, 0)));"
    if grid.alignment != .center {
      declarations += "place-items:\(CSSPlace.items(grid.alignment));"
    }
    openBox(index, context, "g", [sheet.number(declarations)])
    page.raw(">")
    pushEnd(context)
    var inner = inner(context, .grid)
    inner.wide = max(context.wide / Double(max(columns.count, 1)), 40)
    inner.narrow = max(context.narrow / Double(max(columns.count, 1)), 40)
    pushRows(of: index, columns, inner)
  }

  private mutating func pushRows(of grid: Int, _ columns: GridColumns, _ context: PageContext) {
    let wide = sheet.number("grid-column:1/-1;")
    let start = steps.count
    for child in tree.children(of: grid) {
      guard case .gridRow(let alignment) = tree.nodes[child].content else {
        var inner = context
        inner.extraClass = wide
        steps.append(.node(child, inner))
        continue
      }
      var inner = context
      inner.hasWords = survey.traits[child].contains(.words)
      let row = alignment.map { "align-self:\(CSSPlace.vertical($0));" } ?? ""
      var column = 1
      for cell in tree.children(of: child) {
        let span = GridColumns.span(of: cell, in: tree, limit: PageBuilder.columnLimit)
        let across = columns.alignments[column]
        inner.extraClass = sheet.number(
          "grid-column:\(column)/span \(span);" + row
            + (across.map { "justify-self:\(CSSPlace.horizontal($0));" } ?? "")
        )
        column = min(column + span, PageBuilder.columnLimit)
        steps.append(.node(cell, inner))
      }
    }
    steps[start...].reverse()
  }

  mutating func write(_ grid: LazyGrid, _ index: Int, _ context: PageContext) {
    let gap = CSSNumber.points(max(grid.spacing ?? 8, 0))
    let trackGap = CSSNumber.points(max(grid.tracks.first?.spacing ?? 8, 0))
    let tracks = grid.tracks.prefix(PageBuilder.columnLimit).map(template).joined(separator: " ")
    var declarations =
      grid.axis == .vertical
      ? "grid-template-columns:\(tracks);gap:\(gap) \(trackGap);"
      : "grid-template-rows:\(tracks);grid-auto-flow:column;gap:\(trackGap) \(gap);"
    let alignment = grid.tracks.first?.alignment ?? grid.alignment
    if alignment != .center { declarations += "place-items:\(CSSPlace.items(alignment));" }
    openBox(index, context, "g", [sheet.number(declarations)])
    page.raw(">")
    pushEnd(context)
    var inner = inner(context, .grid)
    let count = Double(max(grid.tracks.count, 1))
    inner.wide = max(context.wide / count, 40)
    inner.narrow = max(context.narrow / count, 40)
    push(index, inner)
  }

  private func template(_ track: GridTrack) -> String {
    switch track.size {
    case .fixed(let size): CSSNumber.points(max(size, 0))
    case .flexible(let minimum, let maximum):
      "minmax(\(CSSNumber.points(max(minimum == 10 ? 0 : minimum, 0))),\(largest(maximum)))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill,minmax(min(\(CSSNumber.points(max(minimum, 1))),100%),\(largest(maximum))))"
    }
  }

  private func largest(_ maximum: Double) -> String {
    maximum.isFinite ? CSSNumber.points(max(maximum, 0)) : "1fr"
  }
}

/// The columns of a grid: how many, which of them grow, and where cells stand in them.
struct GridColumns {
  private(set) var count = 0
  private(set) var alignments: [Int: HorizontalAlignment] = [:]
  private var growing: Set<Int> = []

  init(_ tree: ViewTree, _ survey: NodeSurvey, grid: Int, limit: Int) {
    for row in tree.children(of: grid) {
      guard case .gridRow = tree.nodes[row].content else { continue }
      var column = 1
      for cell in tree.children(of: row) {
        let span = GridColumns.span(of: cell, in: tree, limit: limit)
        if span == 1, survey.traits[cell].contains(.growsX) { growing.insert(column) }
        if case .gridCell(let form) = tree.nodes[cell].content, let alignment = form.columnAlignment
        {
          alignments[column] = alignment
        }
        count = max(count, min(column + span - 1, limit))
        column = min(column + span, limit)
      }
    }
  }

  static func span(of cell: Int, in tree: ViewTree, limit: Int) -> Int {
    guard case .gridCell(let form) = tree.nodes[cell].content else { return 1 }
    return min(max(form.columns, 1), limit)
  }

  /// The value of `grid-template-columns`, runs of equal columns in short.
  var template: String {
    guard count > 0 else { return "1fr" }
    if growing.isEmpty { return "repeat(\(count),auto)" }
    if growing.count == count { return "repeat(\(count),minmax(0,1fr))" }
    return (1...count).map { growing.contains($0) ? "minmax(0,1fr)" : "auto" }
      .joined(separator: " ")
  }
}
