internal import ExtensionProtocol
internal import TerminalInput
internal import TerminalRenderer
internal import ViewTree

extension FullScreenInterface {
  /// Menus that are open within each other.
  private static let menuLimit = 8

  /// Opens what a control hides; false where that is nothing.
  mutating func openMenu(of stop: ControlStop, in surface: Surface) -> Bool {
    let shown = stop.visible ?? stop.frame
    let anchor = CellRect(
      x: shown.x + surface.origin.x,
      y: shown.y + surface.origin.y,
      width: shown.width,
      height: shown.height
    )
    return openMenu(stop.focus.number, at: stop.node, in: surface.tree, anchor)
  }

  private mutating func openMenu(
    _ number: UInt64,
    at mark: Int,
    in tree: ViewTree,
    _ anchor: CellRect
  ) -> Bool {
    guard menus.count < FullScreenInterface.menuLimit,
      let menu = Menu(
        number: number,
        items: items(of: number, at: mark, in: tree),
        anchor: anchor,
        options: options
      )
    else { return false }
    menus.append(menu)
    isChanged = true
    return true
  }

  private func items(of number: UInt64, at mark: Int, in tree: ViewTree) -> [Menu.Item] {
    let commands = Menu.commands(markedBy: mark, in: tree)
    return commands.isEmpty ? Menu.options(of: number, markedBy: mark, in: tree) : commands
  }

  /// Gives open menus the items of a new tree, and closes those whose control is gone.
  mutating func updateMenus() {
    guard !menus.isEmpty, let tree = top?.tree else { return }
    for (index, menu) in menus.enumerated() {
      guard let mark = tree.mark(numbered: menu.number),
        var new = menu.with(items(of: menu.number, at: mark, in: tree), options: options)
      else {
        menus.removeSubrange(index...)
        return
      }
      new.selected = min(menu.selected, new.items.count - 1)
      menus[index] = new
    }
  }

  mutating func takeMenu(_ event: InputEvent) {
    guard let last = menus.indices.last else { return }
    switch event {
    case .key(.up, _), .key(.tab, .shift): menus[last].move(by: -1)
    case .key(.down, _), .key(.tab, _): menus[last].move(by: 1)
    case .key(.pageUp, _): menus[last].move(by: -10)
    case .key(.pageDown, _): menus[last].move(by: 10)
    case .key(.home, _): menus[last].move(by: -menus[last].items.count)
    case .key(.end, _): menus[last].move(by: menus[last].items.count)
    case .key(.enter, _), .text(" "): useItem(menus[last].selected)
    case .key(.right, _):
      if menus[last].opensMenu { useItem(menus[last].selected) }
    case .key(.escape, _), .key(.left, _), .text("q"): menus.removeLast()
    default: break
    }
  }

  private mutating func useItem(_ position: Int) {
    guard let menu = menus.last, menu.items.indices.contains(position) else { return }
    switch menu.items[position].action {
    case .use(let number, let value):
      menus = []
      emit(number, value)
    case .open(let number):
      guard let tree = top?.tree, let mark = tree.mark(numbered: number) else { return }
      let (box, shown) = menu.layout(columns: columns, rows: contentRows)
      let row = box.y + 1 + position - shown.lowerBound
      let anchor = CellRect(x: box.x + 4, y: row, width: 1, height: 1)
      _ = openMenu(number, at: mark, in: tree, anchor)
    }
  }

  mutating func takeMenu(_ mouse: MouseEvent) {
    guard let last = menus.indices.last else { return }
    let (box, shown) = menus[last].layout(columns: columns, rows: contentRows)
    switch mouse.action {
    case .wheelUp: menus[last].move(by: -1)
    case .wheelDown: menus[last].move(by: 1)
    case .press:
      guard box.contains(mouse.column, mouse.row) else {
        menus = []
        return
      }
      let position = shown.lowerBound + mouse.row - box.y - 1
      guard mouse.row > box.y, shown.contains(position) else { return }
      menus[last].selected = position
      useItem(position)
    default: break
    }
  }
}
