import ViewTree

/// The cells of a grid, row by row, found once.
struct GridPlan {
  /// A cell and the columns that it takes.
  struct Cell {
    var node: Int
    var column: Int
    var span: Int
    var options: GridCell
  }

  /// One row of cells; a row of its own has one cell across all columns.
  struct Row {
    /// The node of the row, nil for a row of its own.
    var node: Int?
    var cells: [Cell]
    var alignment: VerticalAlignment
  }

  var rows: [Row] = []
  var columns = 1
  /// The widths that each column can have, then those that they get.
  var extents: [Extent] = []
  var widths: [Double] = []
  /// Where each column begins.
  var starts: [Double] = []
  var alignments: [HorizontalAlignment?] = []
}

extension LayoutEngine {
  /// The most columns of a grid; more cells of a row share the last.
  private static let columnLimit = 1000

  func gridPlan(_ grid: Grid, node: Int) -> GridPlan {
    var plan = GridPlan()
    // A cell cannot span more columns than there are cells at all; the others would be empty.
    let cellCount = tree.children(of: node).reduce(0) { $0 + max(tree.nodes[$1].childCount, 1) }
    let columnLimit = min(max(cellCount, 1), LayoutEngine.columnLimit)
    for child in tree.children(of: node) {
      guard case .gridRow(let alignment) = tree.nodes[child].content else {
        let cell = GridPlan.Cell(node: child, column: 0, span: .max, options: GridCell())
        plan.rows.append(.init(node: nil, cells: [cell], alignment: grid.alignment.vertical))
        continue
      }
      var row = GridPlan.Row(
        node: child,
        cells: [],
        alignment: alignment ?? grid.alignment.vertical
      )
      var column = 0
      for cell in tree.children(of: child) {
        let options = cellOptions(of: cell)
        let span = min(max(options.columns, 1), columnLimit)
        let start = min(column, columnLimit - 1)
        row.cells.append(.init(node: cell, column: start, span: span, options: options))
        column = min(column + span, columnLimit)
      }
      plan.columns = max(plan.columns, column)
      plan.rows.append(row)
    }
    for row in plan.rows.indices {
      for cell in plan.rows[row].cells.indices {
        let start = plan.rows[row].cells[cell].column
        plan.rows[row].cells[cell].span = min(plan.rows[row].cells[cell].span, plan.columns - start)
      }
    }
    readColumns(of: &plan, spacing: metrics.spacing(grid.horizontalSpacing, .horizontal))
    return plan
  }

  /// What is said about a cell by the modifiers around it.
  private func cellOptions(of cell: Int) -> GridCell {
    var node = cell
    var found = GridCell()
    for _ in 0..<16 where node < tree.nodes.count {
      switch tree.nodes[node].content {
      case .gridCell(let options):
        if options.columns > 1 { found.columns = options.columns }
        found.anchor = found.anchor ?? options.anchor
        found.columnAlignment = found.columnAlignment ?? options.columnAlignment
        found.isUnsizedHorizontally = found.isUnsizedHorizontally || options.isUnsizedHorizontally
        found.isUnsizedVertically = found.isUnsizedVertically || options.isUnsizedVertically
      case .padding, .frame, .flexibleFrame, .opacity, .accessibility,
        .control where !tree.nodes[node].content.isHosted:
        break
      default: return found
      }
      node += 1
    }
    return found
  }

  private func readColumns(of plan: inout GridPlan, spacing: Double) {
    plan.extents = Array(repeating: .zero, count: plan.columns)
    plan.alignments = Array(repeating: nil, count: plan.columns)
    for row in plan.rows {
      for cell in row.cells {
        if let alignment = cell.options.columnAlignment { plan.alignments[cell.column] = alignment }
        guard !cell.options.isUnsizedHorizontally, cell.span == 1, row.node != nil else { continue }
        plan.extents[cell.column] = plan.extents[cell.column].union(widths[cell.node])
      }
    }
    // What spans several columns widens the last of them as far as the others do not suffice.
    for row in plan.rows where row.node != nil {
      for cell in row.cells where cell.span > 1 && !cell.options.isUnsizedHorizontally {
        let columns = cell.column..<(cell.column + cell.span)
        let gaps = Double(cell.span - 1) * spacing
        let others = plan.extents[columns.dropLast()].reduce(gaps) { $0 + $1.ideal }
        let need = widths[cell.node]
        let last = Extent(
          min: 0,
          ideal: max(need.ideal - others, 0),
          max: max(need.max - others, 0)
        )
        plan.extents[columns.upperBound - 1] = plan.extents[columns.upperBound - 1].union(last)
      }
    }
  }

  private func gaps(_ plan: GridPlan, _ grid: Grid) -> Double {
    Double(max(plan.columns - 1, 0)) * metrics.spacing(grid.horizontalSpacing, .horizontal)
  }

  mutating func gridWidth(_ grid: Grid, node: Int) -> Extent {
    let plan = gridPlan(grid, node: node)
    grids[node] = plan
    let columns = plan.extents.reduce(Extent.fixed(gaps(plan, grid))) { $0 + $1 }
    let single = plan.rows.reduce(Extent.zero) { extent, row in
      guard row.node == nil, let cell = row.cells.first else { return extent }
      return extent.union(widths[cell.node])
    }
    // A divider may stretch, but does not widen the grid.
    let most = single.max == .infinity ? columns.max : max(columns.max, single.max)
    return Extent(
      min: max(columns.min, single.min),
      comfortable: max(columns.comfortable, single.comfortable),
      ideal: max(columns.ideal, single.ideal),
      max: most
    )
  }

  mutating func shareGridWidth(_ grid: Grid, node: Int) {
    guard var plan = grids[node] else { return }
    let spacing = metrics.spacing(grid.horizontalSpacing, .horizontal)
    plan.widths = Sharing.lengths(
      total: proposedWidth[node].map { $0 - gaps(plan, grid) },
      extents: plan.extents.map(columnExtent),
      priorities: plan.extents.map { $0.max == .infinity ? -1 : 0 },
      wholeUnits: metrics.hasWholeUnits
    )
    var total = 0.0
    for width in plan.widths {
      plan.starts.append(total)
      total += width + spacing
    }
    total = max(total - spacing, 0)
    width[node] = Extent.bounded(max(total, widths[node].min))
    for row in plan.rows {
      guard row.node != nil else {
        for cell in row.cells { setWidth(of: cell.node, width[node]) }
        continue
      }
      if let rowNode = row.node {
        proposedWidth[rowNode] = width[node]
        width[rowNode] = width[node]
      }
      for cell in row.cells { setWidth(of: cell.node, room(of: cell, plan)) }
    }
    grids[node] = plan
  }

  /// The widths that a column is given: one that grows without end, such as of bars, keeps something
  /// to be seen by, since the others are served before it.
  private func columnExtent(_ extent: Extent) -> Extent {
    guard extent.max == .infinity else { return extent }
    let visible = max(extent.comfortable, metrics.length(idealShapeLength, .horizontal))
    return Extent(min: extent.min, comfortable: visible, ideal: extent.ideal, max: .infinity)
  }

  private func room(of cell: GridPlan.Cell, _ plan: GridPlan) -> Double {
    let last = cell.column + cell.span - 1
    return plan.starts[last] + plan.widths[last] - plan.starts[cell.column]
  }

  /// The heights that a row can have, from the cells that have a say in it.
  private func rowExtent(_ row: GridPlan.Row, _ grid: Grid) -> Extent {
    let sized = row.cells.filter { !$0.options.isUnsizedVertically }.map(\.node)
    return alignedExtent(sized, row.cellAlignment(in: grid), .vertical, heights)
  }

  private func rowGaps(_ plan: GridPlan, _ grid: Grid) -> Double {
    Double(max(plan.rows.count - 1, 0)) * metrics.spacing(grid.verticalSpacing, .vertical)
  }

  func gridHeight(_ grid: Grid, node: Int) -> Extent {
    guard let plan = grids[node] else { return .zero }
    return plan.rows.reduce(.fixed(rowGaps(plan, grid))) { $0 + rowExtent($1, grid) }
  }

  mutating func placeGrid(_ grid: Grid, node: Int) {
    guard let plan = grids[node] else { return }
    let rowHeights = Sharing.lengths(
      total: proposedHeight[node].map { $0 - rowGaps(plan, grid) },
      extents: plan.rows.map { rowExtent($0, grid) },
      priorities: [],
      wholeUnits: metrics.hasWholeUnits
    )
    var top = y[node]
    for (row, rowHeight) in zip(plan.rows, rowHeights) {
      if let rowNode = row.node {
        (x[rowNode], y[rowNode], height[rowNode]) = (x[node], top, rowHeight)
      }
      place(row, of: plan, grid, node: node, top: top, height: rowHeight)
      top += rowHeight + metrics.spacing(grid.verticalSpacing, .vertical)
    }
  }

  private mutating func place(
    _ row: GridPlan.Row,
    of plan: GridPlan,
    _ grid: Grid,
    node: Int,
    top: Double,
    height rowHeight: Double
  ) {
    let cells = row.cells.map(\.node)
    for cell in cells { setHeight(of: cell, rowHeight) }
    let tops = starts(cells, row.cellAlignment(in: grid), .vertical, in: rowHeight)
    for (cell, cellTop) in zip(row.cells, tops) {
      let left = x[node] + plan.starts[cell.column]
      let room = row.node == nil ? width[node] : self.room(of: cell, plan)
      if let anchor = cell.options.anchor {
        x[cell.node] = left + snapped((room - width[cell.node]) * anchor.x)
        y[cell.node] = top + snapped((rowHeight - height[cell.node]) * anchor.y)
      } else {
        let column = plan.alignments[cell.column]
        let alignment = column.map { Alignment(horizontal: $0, vertical: .center) }
        x[cell.node] =
          left + start(of: cell.node, in: room, alignment ?? grid.alignment, .horizontal)
        y[cell.node] = top + cellTop
      }
    }
  }
}

extension GridPlan.Row {
  /// Where the cells of the row stand across it.
  fileprivate func cellAlignment(in grid: Grid) -> Alignment {
    alignment == grid.alignment.vertical
      ? grid.alignment : Alignment(horizontal: .center, vertical: alignment)
  }
}
