import Sanitizer
package import ViewTree

/// A tree in words, for its author: what each view is, and where it stands.
///
/// One line for each node, indented below its parent:
///
///     VStack  x 0 y 0 w 120 h 48
///       Text "2 h 5 min"  x 0 y 0 w 72 h 16
package enum TreeOutline {
  /// The most steps that a line is indented, which keeps the outline of a deep tree small.
  private static let indentLimit = 40
  /// The most characters of a node's words.
  private static let wordLimit = 60

  /// The lines of a tree's outline.
  ///
  /// Places and sizes are in points. Words of the tree are sanitized and cut.
  ///
  /// - Parameters:
  ///   - tree: The tree that was laid out.
  ///   - placed: Where its nodes stand.
  ///   - metrics: What the tree was laid out with.
  ///   - limit: The most nodes; one more line tells how many are left out.
  package static func lines(
    of tree: ViewTree,
    placed: PlacedTree,
    metrics: any LayoutMetrics,
    limit: Int = .max
  ) -> [String] {
    var lines: [String] = []
    // Where the nodes around the current one end.
    var ends: [Int] = []
    var alternatives: Set<Int> = []
    // Where the alternatives end that are not shown.
    var hiddenEnd = 0
    for (index, node) in tree.nodes.enumerated() {
      guard lines.count < limit else {
        lines.append("… and \(tree.nodes.count - index) more")
        break
      }
      while let end = ends.last, end <= index { ends.removeLast() }
      let end = index + 1 + node.descendantCount
      if alternatives.contains(index) { hiddenEnd = max(hiddenEnd, end) }
      if let chosen = placed.chosen[index] {
        alternatives.formUnion(tree.children(of: index).filter { $0 != chosen })
      }
      let place = index < hiddenEnd ? nil : placed.frame(of: index, inPointsOf: metrics)
      let indent = String(repeating: "  ", count: min(ends.count, indentLimit))
      lines.append("\(indent)\(description(of: node.content))  \(words(for: place))")
      ends.append(end)
    }
    return lines
  }

  /// A node's name, with its words or the numbers that layout goes by.
  package static func description(of content: Content) -> String {
    guard let detail = detail(of: content), !detail.isEmpty else { return content.name }
    return "\(content.name) \(detail)"
  }

  private static func detail(of content: Content) -> String? {
    switch content {
    case .text(let text): quoted(text.runs.lazy.map(\.string).joined())
    case .symbol(let symbol): quoted(symbol.name)
    case .placeholder(let name): quoted(name)
    case .stack(let stack): stack.spacing.map { "spacing \(number($0))" }
    case .spacer(let length): length.map { "minLength \(number($0))" }
    case .frame(let width, let height, _): named([("width", width), ("height", height)])
    case .flexibleFrame(let frame): limits(of: frame)
    case .padding(let insets):
      named([
        ("top", insets.top ?? .nan), ("leading", insets.leading ?? .nan),
        ("bottom", insets.bottom ?? .nan), ("trailing", insets.trailing ?? .nan),
      ])
    case .offset(let x, let y), .position(let x, let y): named([("x", x), ("y", y)])
    case .layoutPriority(let priority): number(priority)
    case .aspectRatio(let ratio, let mode):
      "\(mode)" + (ratio.map { " \(number($0))" } ?? "")
    case .chart(let chart): "\(chart.marks.count) marks"
    default: nil
    }
  }

  private static func limits(of frame: FlexibleFrame) -> String {
    named([
      ("minWidth", frame.minWidth), ("idealWidth", frame.idealWidth),
      ("maxWidth", frame.maxWidth), ("minHeight", frame.minHeight),
      ("idealHeight", frame.idealHeight), ("maxHeight", frame.maxHeight),
    ])
  }

  private static func named(_ numbers: [(name: String, value: Double?)]) -> String {
    numbers.compactMap { entry in entry.value.map { "\(entry.name) \(number($0))" } }
      .joined(separator: " ")
  }

  private static func quoted(_ words: some Sequence<Character>) -> String {
    let start = words.prefix(wordLimit + 1)
    let cut = String(start.prefix(wordLimit)) + (Array(start).count > wordLimit ? "…" : "")
    return "\"\(Sanitizer.sanitized(cut, limit: 4 * wordLimit))\""
  }

  private static func words(for frame: PlacedTree.Frame?) -> String {
    guard let frame else { return "not shown" }
    let size = "w \(number(frame.width)) h \(number(frame.height))"
    return "x \(number(frame.x)) y \(number(frame.y)) \(size)"
  }

  /// A number to a tenth; NaN stands for what the surface decides.
  private static func number(_ number: Double) -> String {
    guard !number.isNaN else { return "default" }
    guard number.isFinite else { return number > 0 ? "∞" : "-∞" }
    let tenths = (number * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
  }
}
