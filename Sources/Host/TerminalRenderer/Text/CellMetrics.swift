import ChartModel
import Layout
import ViewTree

/// A terminal's cells as a surface for layout: one cell is 8 × 16 points.
final class CellMetrics: LayoutMetrics {
  let options: TerminalOptions
  var arena = TextArena()
  private var texts: [PreparedText] = []
  /// Each node's place in `texts`; -1 for none.
  private var textIndices: [Int32]
  private var symbols: [String: SymbolTable.Entry] = [:]
  /// The words of labels that were laid out without them.
  private var names: [Int: PreparedText] = [:]

  init(options: TerminalOptions, nodeCount: Int) {
    self.options = options
    textIndices = Array(repeating: -1, count: nodeCount)
  }

  /// The text of a node that shows one.
  func text(of node: Int) -> PreparedText? {
    let index = textIndices[node]
    return index >= 0 ? texts[Int(index)] : nil
  }

  /// The words of a label in the room that it has.
  ///
  /// Secret ones are looked up after the layout, of which they are no part.
  func name(of token: TokenLabel, node: Int, width: Int) -> PreparedText? {
    guard TokenWords.isSecret(token, options: options) else { return text(of: node) }
    var name = names[node] ?? arena.prepare(TokenWords.text(token, options: options))
    arena.breakLines(of: &name, width: width)
    names[node] = name
    return name
  }

  let hasWholeUnits = true

  let list = ListMetrics(
    border: 1,
    rowInset: 1,
    rowPadding: 0,
    separator: 1,
    shortRow: 1,
    groupSpacing: 1,
    headerInset: 2
  )

  let progress = ProgressMetrics(
    barWidth: Extent(min: 3, ideal: 20, max: .infinity),
    barHeight: 1,
    spacing: 0,
    circleWidth: 1,
    circleHeight: 1
  )

  func pointsPerUnit(_ axis: Axis) -> Double { axis == .horizontal ? 8 : 16 }

  /// The nearest number of cells; a size that is not zero keeps at least one.
  func length(_ points: Double, _ axis: Axis) -> Double {
    guard points > 0 else { return 0 }
    return max((Extent.bounded(points) / pointsPerUnit(axis)).rounded(), 1)
  }

  /// Padding is rounded down at halves, so that small insets do not double a report's rows.
  func padding(_ points: Double?, _ axis: Axis) -> Double {
    cells(points ?? 16, axis)
  }

  func spacing(_ points: Double?, _ axis: Axis) -> Double {
    guard let points else { return axis == .horizontal ? 1 : 0 }
    let cells = cells(points, axis)
    return axis == .horizontal && points > 2 ? max(cells, 1) : cells
  }

  func spacer(_ points: Double?, _ axis: Axis) -> Double {
    guard let points else { return axis == .horizontal ? 1 : 0 }
    return cells(points, axis)
  }

  private func cells(_ points: Double, _ axis: Axis) -> Double {
    let cells = Extent.bounded(points) / pointsPerUnit(axis)
    return max((cells - 0.5).rounded(.up), 0)
  }

  func borderInset(_ axis: Axis) -> Double { 1 }

  func dividerThickness(along axis: Axis) -> Double { 1 }

  func widths(of content: Content, node: Int) -> Extent {
    switch content {
    case .chart(let chart):
      return ChartSize.width(of: chart)
    case .symbol(let symbol):
      return .fixed(Double(symbolWidth(symbol)))
    default:
      guard let index = textIndex(of: content, node: node) else { return .zero }
      let text = texts[index]
      let ideal = Double(text.idealWidth)
      let word = text.content.lineLimit == 1 ? 4 : min(Double(text.wordWidth), 10)
      return Extent(min: min(1, ideal), comfortable: word, ideal: ideal, max: ideal)
    }
  }

  func phoneWidth(of content: Content, node: Int) -> Double? {
    guard let index = textIndex(of: content, node: node) else { return nil }
    return PhoneFont.lineWidth(of: texts[index], in: arena)
  }

  private func symbolWidth(_ symbol: Symbol) -> Int { glyph(of: symbol).width }

  /// The character of a symbol, which rows of a list often share.
  func glyph(of symbol: Symbol) -> SymbolTable.Entry {
    if let entry = symbols[symbol.name] { return entry }
    let entry = SymbolTable.glyph(for: symbol.name, ascii: options.isASCII)
    symbols[symbol.name] = entry
    return entry
  }

  func heights(of content: Content, node: Int, width: Double) -> LeafHeights {
    if case .chart(let chart) = content {
      let extent = ChartSize.height(of: chart, width: width)
      return LeafHeights(
        extent: extent,
        fittedWidth: width,
        firstBaseline: extent.ideal,
        lastBaseline: 0
      )
    }
    guard let index = textIndex(of: content, node: node) else {
      return LeafHeights(extent: .fixed(1), fittedWidth: width, firstBaseline: 1, lastBaseline: 0)
    }
    arena.breakLines(of: &texts[index], width: Int(Extent.bounded(width)))
    return heights(of: texts[index])
  }

  private func heights(of text: PreparedText) -> LeafHeights {
    let limit = max(text.content.lineLimit ?? Int.max, 1)
    let lines = Double(min(text.lines.count, limit))
    let longest = text.lines.count > limit ? Int.max : text.lines.reduce(0) { max($0, $1.width) }
    return LeafHeights(
      extent: Extent(min: 1, ideal: lines, max: lines),
      fittedWidth: Double(longest),
      firstBaseline: 1,
      lastBaseline: 0
    )
  }

  /// The place of the text that a leaf shows; nil for a symbol.
  private func textIndex(of content: Content, node: Int) -> Int? {
    if textIndices[node] >= 0 { return Int(textIndices[node]) }
    guard let words = words(of: content), let index = Int32(exactly: texts.count) else {
      return nil
    }
    textIndices[node] = index
    texts.append(arena.prepare(words))
    return Int(index)
  }

  private func words(of content: Content) -> TextContent? {
    switch content {
    case .text(let text): text
    case .tokenLabel(let token): TokenWords.measured(token, options: options)
    case .placeholder(let kind): TokenWords.placeholder(kind)
    default: nil
    }
  }
}
