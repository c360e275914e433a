import ChartModel
import PlainTree
import Sanitizer
import ViewTree

/// Reads a tree in order and writes what it says.
struct TreeReader {
  private let tree: ViewTree
  private let options: TextOptions
  /// How many lines each node takes: none, one, or more.
  private var lineCounts: [UInt8]
  /// Whether all that a node holds, within modifiers, is a chart.
  private var areCharts: [Bool]
  private var writer: LineWriter
  private var budget: WorkBudget
  /// Whether a cell of a grid is being read, in which no other grid is aligned.
  private var isInCell = false
  /// Whether a cell was left out since it stands beyond the columns that are aligned.
  private var lacksCells = false

  /// What stands below a report of which something was left out.
  private static let incompleteNote = "\n[Not all of this report is shown: it holds too much.]\n"

  private enum Step {
    case node(Int)
    case endLine
    case endBlock
    case separate(Int)
    case indent(Int)
  }

  init(_ tree: ViewTree, options: TextOptions, workLimit: Int) {
    budget = WorkBudget(workLimit)
    self.tree = tree
    self.options = options
    writer = LineWriter(columns: options.columns)
    lineCounts = Array(repeating: 0, count: tree.nodes.count)
    areCharts = Array(repeating: false, count: tree.nodes.count)
  }

  mutating func read() -> String {
    for node in tree.nodes.indices.reversed() {
      areCharts[node] = isChart(node)
      lineCounts[node] = lineCount(of: node)
    }
    follow([.node(0)])
    writer.endLine()
    let isIncomplete = budget.isExceeded || writer.isFull || lacksCells
    return writer.text + (isIncomplete ? TreeReader.incompleteNote : "")
  }

  private mutating func follow(_ steps: [Step]) {
    var steps = steps
    while !writer.isFull, let step = steps.popLast() {
      switch step {
      case .node(let node): visit(node, &steps)
      case .endLine: writer.endLine()
      case .endBlock: writer.endBlock()
      case .separate(let spaces): writer.separate(by: spaces)
      case .indent(let levels): writer.indentation += levels
      }
    }
  }

  // MARK: Measuring

  private func lineCount(of node: Int) -> UInt8 {
    switch tree.nodes[node].content {
    case .text(let text):
      return lines(in: text.string)
    case .tokenLabel, .placeholder, .report, .activityPicker, .progress:
      return 1
    case .chart, .list, .section:
      return 2
    case .symbol, .shape, .spacer, .divider, .hidden:
      return 0
    case .stack(let stack):
      if stack.axis == .horizontal { return rowLineCount(of: node) }
      return total(of: shownChildren(of: node))
    case .gridRow: return rowLineCount(of: node)
    case .accessibility(let words):
      if words.isHidden || words.label?.isEmpty == true { return 0 }
      return words.label == nil || areCharts[node] ? total(of: shownChildren(of: node)) : 1
    default:
      return total(of: shownChildren(of: node))
    }
  }

  private func lines(in text: String) -> UInt8 {
    if text.isEmpty { return 0 }
    return text.unicodeScalars.contains { $0 == "\n" || $0 == "\r" } ? 2 : 1
  }

  private func total(of children: [Int]) -> UInt8 {
    children.reduce(0) { min($0 + lineCounts[$1], 2) }
  }

  /// A row is one line where all its children are.
  private func rowLineCount(of node: Int) -> UInt8 {
    tree.children(of: node).reduce(0) { max($0, lineCounts[$1]) }
  }

  /// The children that are read: what lies behind content is ornament, and icons have no words.
  private func shownChildren(of node: Int) -> [Int] {
    let children = Array(tree.children(of: node))
    switch tree.nodes[node].content {
    case .background, .label, .mask, .firstThatFits: return Array(children.prefix(1))
    default: return children
    }
  }

  private func isChart(_ node: Int) -> Bool {
    if case .chart = tree.nodes[node].content { return true }
    return tree.nodes[node].childCount == 1 && areCharts[node + 1]
  }

  // MARK: Writing

  private mutating func visit(_ node: Int, _ steps: inout [Step]) {
    guard lineCounts[node] > 0 else { return }
    switch tree.nodes[node].content {
    case .text(let text):
      if text.isHeading { writer.beginBlock() }
      writer.addLines(Sanitizer.sanitizedLines(text.string))
    case .tokenLabel(let token):
      writer.add(Sanitizer.sanitized(options.tokenName(token) ?? token.kind.fallbackName))
    case .placeholder(let kind):
      writer.add("[\(Sanitizer.sanitized(kind, limit: 100))]")
    case .report(let report):
      writer.add("[\(Sanitizer.sanitized(report.name, limit: 100))]")
    case .activityPicker(let picker):
      writer.add("[\(Sanitizer.sanitized(picker.name, limit: 100))]")
    case .chart(let chart):
      visit(chart)
      // What stands around the plot, such as the total in the middle of a donut.
      push(shownChildren(of: node), of: node, &steps)
    case .progress(let progress):
      visit(progress, node, &steps)
    case .accessibility(let words):
      if let label = words.label {
        guard areCharts[node] else { return writer.add(described(label, words.value)) }
        // The label names the chart; its figures can be read all the same, as on the phone.
        writer.endBlock()
        writer.add(described(label, words.value))
      }
      push(shownChildren(of: node), of: node, &steps)
    case .section(let hasHeader, let hasFooter):
      pushSection(node, hasHeader: hasHeader, hasFooter: hasFooter, &steps)
    case .grid where canAlign(node):
      align(node)
    default:
      push(shownChildren(of: node), of: node, &steps)
    }
  }

  private mutating func visit(_ chart: Chart) {
    writer.endBlock()
    let formatter = options.timeFormatter
    if let data = ChartData(chart, formatter: formatter, hasTotals: true, budget: &budget) {
      ChartTable(data).write(to: &writer)
    } else {
      writer.add("[chart not shown: too much to show]")
    }
    writer.endBlock()
  }

  // MARK: Grids

  /// Whether a grid's rows are lines, whose cells can stand in columns.
  private func canAlign(_ grid: Int) -> Bool {
    guard !isInCell else { return false }
    var rows = 0
    for row in tree.children(of: grid) {
      guard lineCounts[row] < 2 else { return false }
      if case .gridRow = tree.nodes[row].content { rows += 1 }
    }
    return rows > 1
  }

  private mutating func align(_ grid: Int) {
    writer.endLine()
    var table = AlignedTable(hasHeader: true)
    for row in tree.children(of: grid) where lineCounts[row] > 0 {
      guard case .gridRow = tree.nodes[row].content else {
        // It is as wide as the grid, and ends what is aligned.
        table.write(to: &writer)
        table = AlignedTable(hasHeader: false)
        writer.add(words(of: row))
        writer.endLine()
        continue
      }
      var cells: [String] = []
      for cell in tree.children(of: row) {
        cells.append(words(of: cell))
        if case .gridCell(let form) = tree.nodes[cell].content, form.columns > 1 {
          cells += Array(repeating: "", count: min(form.columns - 1, TreeReader.columnLimit))
        }
      }
      if cells.dropFirst(TreeReader.columnLimit).contains(where: { !$0.isEmpty }) {
        lacksCells = true
      }
      table.add(Array(cells.prefix(TreeReader.columnLimit)))
    }
    table.write(to: &writer)
  }

  /// The most columns of a grid that are aligned.
  private static let columnLimit = 256

  /// What a node of one line says.
  private mutating func words(of node: Int) -> String {
    let outer = writer
    writer = LineWriter()
    isInCell = true
    follow([.node(node)])
    let words = writer.text + writer.openLine
    isInCell = false
    writer = outer
    return words
  }

  private func described(_ label: String, _ value: String?) -> String {
    let words = value.map { "\(label): \($0)" } ?? label
    return Sanitizer.sanitized(words)
  }

  private func push(_ children: [Int], of node: Int, _ steps: inout [Step]) {
    var isRow = false
    var isList = false
    var isCell = false
    switch tree.nodes[node].content {
    case .stack(let stack): isRow = stack.axis == .horizontal
    case .gridRow: (isRow, isCell) = (true, true)
    case .list: isList = true
    default: break
    }
    if lineCounts[node] < 2 {
      return pushLine(children, isRow: isRow, isCell: isCell, &steps)
    }
    for child in children.reversed() {
      steps.append(isList && isSection(child) ? .endBlock : .endLine)
      steps.append(.node(child))
      if isList, isSection(child) { steps.append(.endBlock) }
    }
  }

  private func isSection(_ node: Int) -> Bool {
    if case .section = tree.nodes[node].content { true } else { false }
  }

  /// Reads children on one line: a space between them, two between cells and where a spacer pushes
  /// them apart.
  private func pushLine(
    _ children: [Int],
    isRow: Bool,
    isCell: Bool,
    _ steps: inout [Step]
  ) {
    for child in children.reversed() {
      if case .spacer = tree.nodes[child].content {
        steps.append(.separate(2))
      } else {
        steps.append(.node(child))
        if isRow { steps.append(.separate(isCell ? 2 : 1)) }
      }
    }
  }

  private func pushSection(
    _ node: Int,
    hasHeader: Bool,
    hasFooter: Bool,
    _ steps: inout [Step]
  ) {
    var rows = Array(tree.children(of: node))[...]
    let header = hasHeader ? rows.popFirst() : nil
    let footer = hasFooter ? rows.popFirst() : nil
    if let footer { steps += [.endLine, .node(footer)] }
    if header != nil { steps.append(.indent(-1)) }
    for row in rows.reversed() { steps += [.endLine, .node(row)] }
    if let header { steps += [.indent(1), .endLine, .node(header)] }
  }

  private mutating func visit(_ progress: Progress, _ node: Int, _ steps: inout [Step]) {
    let children = Array(tree.children(of: node))
    let percent = progress.fraction.map { fraction in
      "\(Int((min(max(fraction.isNaN ? 0 : fraction, 0), 1) * 100).rounded()))%"
    }
    let label = progress.hasLabel ? children.first : nil
    let value = progress.hasValueLabel ? children.last : nil
    if label == nil, value == nil { return writer.add(percent ?? "in progress") }
    if let value {
      steps.append(.node(value))
      steps.append(.separate(1))
    }
    if let label { steps.append(.node(label)) }
    if let percent {
      writer.add(percent)
      writer.separate(by: 1)
    }
  }
}
