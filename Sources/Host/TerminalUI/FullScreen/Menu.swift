internal import ExtensionProtocol
internal import TerminalRenderer
internal import ViewTree

/// Options or commands that stand in a small panel beside what opened them.
struct Menu {
  /// The number of what opened it.
  let number: UInt64
  var items: [Item]
  var selected: Int
  /// What opened it, in cells of the screen.
  let anchor: CellRect
  /// The cells of the widest item.
  let width: Int

  /// One line of a menu.
  struct Item: Equatable {
    let tree: ViewTree
    let action: Action
    var isChosen = false
  }

  /// What an item does.
  enum Action: Equatable {
    case use(UInt64, ControlValue)
    /// Opens another menu, of the items below a mark of this number.
    case open(UInt64)
  }

  /// The most items that are shown of one menu.
  private static let itemLimit = 500
  private static let columnLimit = 60
  private static let measuredItems = 60

  init?(number: UInt64, items: [Item], anchor: CellRect, options: TerminalOptions) {
    guard !items.isEmpty else { return nil }
    self.number = number
    self.items = Array(items.prefix(Menu.itemLimit))
    self.anchor = anchor
    selected = self.items.firstIndex(where: \.isChosen) ?? 0
    // Long menus are as wide as their first items.
    width = self.items.prefix(Menu.measuredItems).reduce(8) {
      max($0, Menu.width(of: $1.tree, options))
    }
  }

  private static func width(of tree: ViewTree, _ options: TerminalOptions) -> Int {
    var inner = options
    inner.columns = max(min(options.columns - 6, columnLimit), 1)
    inner.rows = nil
    return InteractiveLayout(of: tree, options: inner).frame(scrolls: [:]).content.width
  }

  /// The menu with the items that there are now; nil where there are none.
  ///
  /// Only other items are laid out: trees come often.
  func with(_ items: [Item], options: TerminalOptions) -> Menu? {
    guard Array(items.prefix(Menu.itemLimit)) != self.items else { return self }
    return Menu(number: number, items: items, anchor: anchor, options: options)
  }

  /// Whether the selected item opens another menu.
  var opensMenu: Bool {
    guard items.indices.contains(selected) else { return false }
    return if case .open = items[selected].action { true } else { false }
  }

  mutating func move(by count: Int) {
    selected = min(max(selected + count, 0), items.count - 1)
  }

  /// The place of its panel on the screen, frame included, and the items that are shown in it.
  func layout(columns: Int, rows: Int) -> (box: CellRect, shown: Range<Int>) {
    // Left of each item stand a space, a mark and a space, right of it a space.
    let wide = min(width + 6, columns)
    let below = rows - anchor.maxY
    let above = anchor.y
    let isBelow = below >= min(items.count + 2, 5) || below >= above
    let high = min(items.count + 2, max(isBelow ? below : above, 3), rows)
    let box = CellRect(
      // At the end of a wide anchor, where a picker shows what is chosen.
      x: min(max(anchor.maxX - wide, anchor.x, 0), max(columns - wide, 0)),
      y: min(max(isBelow ? anchor.maxY : anchor.y - high, 0), max(rows - high, 0)),
      width: wide,
      height: high
    )
    let count = max(high - 2, 1)
    let first = min(max(selected - count + 1, 0), max(items.count - count, 0))
    return (box, first..<min(first + count, items.count))
  }
}

extension Menu {
  /// The options of a picker that shows only the chosen one.
  static func options(of number: UInt64, markedBy mark: Int, in tree: ViewTree) -> [Item] {
    guard let node = tree.control(markedBy: mark),
      case .picker(let picker) = tree.nodes[node].content
    else { return [] }
    return tree.children(of: node).dropFirst().enumerated().map { position, option in
      Item(
        tree: tree.subtree(at: option),
        action: .use(number, .choose(position)),
        isChosen: position == picker.selected
      )
    }
  }

  /// The commands of a menu.
  static func commands(markedBy mark: Int, in tree: ViewTree) -> [Item] {
    guard let node = tree.control(markedBy: mark), case .menu = tree.nodes[node].content,
      let first = tree.children(of: node).dropFirst().first(where: { _ in true })
    else { return [] }
    let end = node + 1 + tree.nodes[node].descendantCount
    let disabled = tree.disabledNodes
    var items: [Item] = []
    var index = first
    while index < end, items.count < itemLimit {
      var next = index + 1
      if case .control(let mark) = tree.nodes[index].content {
        if !disabled.contains(index) {
          items += commands(of: mark, at: index, in: tree)
        }
        next = index + 1 + tree.nodes[index].descendantCount
      }
      index = next
    }
    return items
  }

  private static func commands(of mark: ControlMark, at index: Int, in tree: ViewTree) -> [Item] {
    let content = tree.content(markedBy: index)
    switch (mark.role, content) {
    case (.press, .menu?):
      guard let node = tree.control(markedBy: index), tree.nodes[node].childCount > 0 else {
        return []
      }
      return [Item(tree: tree.subtree(at: node + 1), action: .open(mark.number))]
    case (.press, _):
      return [Item(tree: tree.subtree(at: index), action: .use(mark.number, .press))]
    case (.turn, .toggle(let toggle)?):
      let isOn = toggle.isOn ?? false
      guard let node = tree.control(markedBy: index) else { return [] }
      return [
        Item(
          tree: tree.subtree(at: node + 1),
          action: .use(mark.number, .turn(!isOn)),
          isChosen: isOn
        )
      ]
    case (.choose, _): return options(of: mark.number, markedBy: index, in: tree)
    default: return []
    }
  }
}
