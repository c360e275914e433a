internal import ViewTree

/// A tree whose controls say what they are and which number they are used by.
struct NumberedTree {
  /// Something to use, by its number.
  struct Entry {
    let mark: ControlMark
    /// The mark's node in the tree that was numbered.
    let node: Int
  }

  /// The tree with words before each control.
  let tree: ViewTree
  let entries: [Int: Entry]

  /// - Parameter numbers: The numbers that controls have been given; new ones are added.
  init(_ source: ViewTree, numbers: inout SpokenNumbers) {
    var entries: [Int: Entry] = [:]
    let disabled = source.disabledNodes
    let spoken = SpokenMarks(source)
    var joinedEnd = 0
    tree = source.copy { index, node in
      guard case .control(let mark) = node.content, mark.isSpoken else {
        return index < joinedEnd ? node.content.onOneLine : .kept
      }
      if mark.role == .press, spoken.isAlone(index) { joinedEnd = index + 1 + node.descendantCount }
      let words = source.words(for: mark, at: index)
      guard !disabled.contains(index), let number = numbers.number(of: mark.number) else {
        return Self.row("[\(words), cannot be used]")
      }
      entries[number] = Entry(mark: mark, node: index)
      return Self.row("[\(number) \(words)]")
    }
    self.entries = entries
  }

  /// A control behind words about it.
  private static func row(_ words: String) -> CopiedNode {
    .changed(
      .stack(Stack(axis: .horizontal)),
      leaves: [.text(TextContent(runs: [TextRun(words)]))]
    )
  }
}

/// The numbers that controls are used by: one stays with a control for as long as the app is open.
struct SpokenNumbers {
  private var numbers: [UInt64: Int] = [:]
  /// The most numbers; controls beyond have none.
  private static let limit = 100_000

  mutating func number(of mark: UInt64) -> Int? {
    if let number = numbers[mark] { return number }
    guard numbers.count < SpokenNumbers.limit else { return nil }
    numbers[mark] = numbers.count + 1
    return numbers.count
  }
}

extension ControlMark {
  /// Whether it is something to use where nothing is drawn.
  var isSpoken: Bool { role.takesFocus || role == .scroll && isVirtual }
}

/// Where what is spoken of stands in a tree.
private struct SpokenMarks {
  /// How many marks there are before each node, and how many charts.
  private var counts: [Int] = [0]
  private let tree: ViewTree

  init(_ tree: ViewTree) {
    self.tree = tree
    counts.reserveCapacity(tree.nodes.count + 1)
    for node in tree.nodes {
      let counts: Bool
      switch node.content {
      case .control(let mark): counts = mark.isSpoken
      case .chart, .list: counts = true
      default: counts = false
      }
      self.counts.append((self.counts.last ?? 0) + (counts ? 1 : 0))
    }
  }

  /// Whether there is nothing below a mark that needs lines of its own, so that its words follow it.
  func isAlone(_ mark: Int) -> Bool {
    counts[mark + 1 + tree.nodes[mark].descendantCount] == counts[mark + 1]
  }
}

extension Content {
  /// What stands below each other, side by side.
  fileprivate var onOneLine: CopiedNode {
    switch self {
    case .stack(let stack) where stack.axis == .vertical:
      .changed(.stack(Stack(axis: .horizontal)), leaves: [])
    case .depthStack, .grid, .lazyGrid: .changed(.stack(Stack(axis: .horizontal)), leaves: [])
    default: .kept
    }
  }
}
