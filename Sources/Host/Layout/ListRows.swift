import ViewTree

extension LayoutEngine {
  /// The parts of a list or section: its children in order, sorted by their role.
  private enum Part {
    case header(Int)
    case footer(Int)
    /// Rows that follow each other without a section between them.
    case rows([Int])
    case section(Int)
  }

  private func parts(of node: Int) -> [Part] {
    let children = Array(tree.children(of: node))
    guard case .section(let hasHeader, let hasFooter) = tree.nodes[node].content else {
      return listParts(children)
    }
    var rest = children[...]
    var parts: [Part] = []
    if hasHeader, let header = rest.popFirst() { parts.append(.header(header)) }
    let footer = hasFooter ? rest.popFirst() : nil
    if !rest.isEmpty { parts.append(.rows(Array(rest))) }
    if let footer { parts.append(.footer(footer)) }
    return parts
  }

  private func listParts(_ children: [Int]) -> [Part] {
    var parts: [Part] = []
    var rows: [Int] = []
    for child in children {
      guard case .section = tree.nodes[child].content else {
        rows.append(child)
        continue
      }
      if !rows.isEmpty { parts.append(.rows(rows)) }
      rows = []
      parts.append(.section(child))
    }
    if !rows.isEmpty { parts.append(.rows(rows)) }
    return parts
  }

  /// How the rows of a list or section look.
  private func look(of node: Int) -> NodeContext.ListLook {
    if case .list(let style) = tree.nodes[node].content { return style.isBoxed ? .boxed : .plain }
    return contexts[node].listLook
  }

  private func rowInset(_ look: NodeContext.ListLook) -> Double {
    look == .boxed ? metrics.list.border + metrics.list.rowInset : 0
  }

  func rowsWidth(of node: Int) -> Extent {
    let look = look(of: node)
    var extent = Extent.zero
    for part in parts(of: node) {
      switch part {
      case .header(let child), .footer(let child):
        extent = extent.union(widths[child] + (look == .boxed ? metrics.list.headerInset : 0))
      case .rows(let children):
        for child in children { extent = extent.union(widths[child] + 2 * rowInset(look)) }
      case .section(let child):
        extent = extent.union(widths[child])
      }
    }
    return look == .none ? extent : Extent(min: extent.min, ideal: extent.ideal, max: .infinity)
  }

  mutating func shareRowWidths(of node: Int) {
    let look = look(of: node)
    let total = proposedWidth[node] ?? width[node]
    for part in parts(of: node) {
      switch part {
      case .header(let child), .footer(let child):
        setWidth(of: child, max(total - (look == .boxed ? metrics.list.headerInset : 0), 0))
      case .rows(let children):
        for child in children { setWidth(of: child, max(total - 2 * rowInset(look), 0)) }
      case .section(let child):
        setWidth(of: child, total)
      }
    }
  }

  /// Goes through a list's or section's parts from top to bottom.
  ///
  /// - Parameter placing: Whether to give the children their places, or only to add up heights.
  /// - Returns: The total height.
  mutating func layRows(of node: Int, placing: Bool) -> Double {
    let look = look(of: node)
    let isList = if case .list = tree.nodes[node].content { true } else { false }
    var top = 0.0
    for (position, part) in parts(of: node).enumerated() {
      if isList, position > 0 { top += metrics.list.groupSpacing }
      switch part {
      case .header(let child), .footer(let child):
        let inset = look == .boxed ? metrics.list.headerInset : 0
        let space = look == .none ? 0 : metrics.list.headerSpacing
        if case .footer = part { top += space }
        top += layRow(child, in: node, x: inset, top: top, placing: placing)
        if case .header = part { top += space }
      case .rows(let children):
        top += layGroup(children, look, in: node, top: top, placing: placing)
      case .section(let child):
        top += layRow(child, in: node, x: 0, top: top, placing: placing)
      }
    }
    return top
  }

  private mutating func layRow(
    _ child: Int,
    in node: Int,
    x left: Double,
    top: Double,
    placing: Bool
  )
    -> Double
  {
    if placing {
      setHeight(of: child, nil)
      x[child] = x[node] + left
      y[child] = y[node] + top
    }
    return heights[child].ideal
  }

  private mutating func layGroup(
    _ children: [Int],
    _ look: NodeContext.ListLook,
    in node: Int,
    top start: Double,
    placing: Bool
  ) -> Double {
    let inset = rowInset(look)
    let border = look == .boxed ? metrics.list.border : 0
    let padding = look == .none ? 0 : metrics.list.rowPadding
    let isTall = children.contains { heights[$0].ideal + 2 * padding > metrics.list.shortRow }
    let separator = look == .none || !isTall ? 0 : metrics.list.separator
    var top = start + border
    for (position, child) in children.enumerated() {
      if position > 0 {
        if placing, separator > 0 { separate(node, x: inset, top: top, height: separator) }
        top += separator
      }
      top += padding
      top += layRow(child, in: node, x: inset, top: top, placing: placing)
      top += padding
    }
    top += border
    if placing, look == .boxed { box(node, top: start, height: top - start) }
    return top - start
  }

  private mutating func separate(_ node: Int, x left: Double, top: Double, height: Double) {
    let frame = PlacedTree.Frame(
      x: x[node] + left,
      y: y[node] + top,
      width: max(width[node] - 2 * left, 0),
      height: height
    )
    decorations[node, default: []].append(PlacedTree.Decoration(kind: .separator, frame: frame))
  }

  private mutating func box(_ node: Int, top: Double, height: Double) {
    let frame = PlacedTree.Frame(
      x: x[node],
      y: y[node] + top,
      width: width[node],
      height: height
    )
    decorations[node, default: []].append(PlacedTree.Decoration(kind: .box, frame: frame))
  }
}
