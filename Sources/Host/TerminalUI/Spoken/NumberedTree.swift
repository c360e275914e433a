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
    tree = source.copy { index, node in
      guard case .control(let mark) = node.content, mark.isSpoken else { return .kept }
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
  fileprivate var isSpoken: Bool { role.takesFocus || role == .scroll && isVirtual }
}

extension ViewTree {
  /// What a control is, in a word or two.
  fileprivate func words(for mark: ControlMark, at index: Int) -> String {
    let content = content(markedBy: index)
    switch (mark.role, content) {
    case (.press, .menu?): return "menu"
    case (.press, _): return "button"
    case (.turn, .disclosure(let isExpanded)?): return isExpanded ? "group, open" : "group"
    case (.turn, _): return "switch"
    case (.slide, .slider(let slider)?) where slider.fraction.isFinite:
      return "slider at \(Int((min(max(slider.fraction, 0), 1) * 100).rounded())) percent"
    case (.slide, _): return "slider"
    case (.step, _): return "stepper"
    case (.choose, .tabs(let tabs)?):
      return "tabs\(ViewTree.position(tabs.selected, of: tabs.count))"
    case (.choose, .picker(let picker)?):
      let count = control(markedBy: index).map { nodes[$0].childCount - 1 } ?? 0
      return "choice\(ViewTree.position(picker.selected, of: count))"
    case (.choose, _): return "choice"
    case (.enter, .textField(let field)?):
      if field.text.isEmpty { return "text field, empty" }
      return field.isSecure ? "secret field" : "text field"
    case (.enter, _): return "text field"
    default: return "list"
    }
  }

  /// Which of several is chosen, counted from 1.
  private static func position(_ selected: Int?, of count: Int) -> String {
    guard let selected, selected >= 0, selected < count else { return ", none of \(count)" }
    return ", \(selected + 1) of \(count)"
  }
}
