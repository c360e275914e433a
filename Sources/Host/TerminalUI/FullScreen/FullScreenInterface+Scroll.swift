internal import ExtensionProtocol
internal import TerminalRenderer
internal import ViewTree

extension FullScreenInterface {
  /// The rows that an arrow or a notch of the wheel scrolls.
  static let notch = 3

  /// Scrolls what is around the focus, or else what is largest.
  mutating func scroll(_ direction: Direction, by cells: Int = FullScreenInterface.notch) {
    guard let top else { return }
    let delta =
      direction.isVertical
      ? CellPoint(x: 0, y: direction == .down ? cells : -cells)
      : CellPoint(x: direction == .right ? cells : -cells, y: 0)
    var number = top.focusedStop?.scroller
    for _ in 0..<8 {
      guard let scroller = top.scroller(number) else { break }
      if scroller.canMove(delta) { return scroll(scroller, by: delta) }
      number = scroller.scroller
    }
    let others = top.scrollers.filter { $0.canMove(delta) && $0.visible != nil }
    let largest = others.max { ($0.visible?.area ?? 0) < ($1.visible?.area ?? 0) }
    if let largest { scroll(largest, by: delta) }
  }

  /// Scrolls a part of the uppermost surface.
  mutating func scroll(_ scroller: MarkPlace, by delta: CellPoint) {
    guard let index = surfaces.indices.last else { return }
    if scroller.mark.isVirtual {
      for _ in 0..<min(abs(delta.y), 200) {
        emit(scroller.mark.number, .step(isUp: delta.y < 0))
      }
      return
    }
    scrolls[scroller.mark.number] = CellPoint(
      x: min(max(scroller.offset.x + delta.x, 0), scroller.scrollLimit.x),
      y: min(max(scroller.offset.y + delta.y, 0), scroller.scrollLimit.y)
    )
    surfaces[index].redraw(scrolls: scrolls)
    isChanged = true
  }

  /// Scrolls by most of what can be seen, and takes the focus along.
  mutating func scrollPage(isForward: Bool) {
    guard let top else { return }
    if let stop = top.focusedStop, let list = virtualList(around: stop, in: top) {
      return scroll(list, by: CellPoint(x: 0, y: (list.frame.height - 1) * (isForward ? 1 : -1)))
    }
    let rows = top.scroller(top.focusedStop?.scroller)?.frame.height ?? contentRows
    scroll(isForward ? .down : .up, by: max(rows - 2, 1))
    followScroll()
  }

  mutating func scrollToEnd(isForward: Bool) {
    guard let top else { return }
    if let stop = top.focusedStop, let list = virtualList(around: stop, in: top) {
      return scroll(list, by: CellPoint(x: 0, y: isForward ? 200 : -200))
    }
    scroll(isForward ? .down : .up, by: 1 << 24)
    followScroll()
  }

  /// Moves the focus to the first control that can be seen where it cannot be seen itself any more.
  private mutating func followScroll() {
    guard let index = surfaces.indices.last, let stop = surfaces[index].focusedStop,
      stop.visible == nil, stop.scroller != nil
    else { return }
    let scroller = stop.scroller
    let next = surfaces[index].stops.first { $0.scroller == scroller && $0.visible != nil }
    guard let next, next.mark.role != .enter else { return }
    surfaces[index].focus = next.focus
  }
}

extension MarkPlace {
  /// Whether there is more in a direction.
  func canMove(_ delta: CellPoint) -> Bool {
    if mark.isVirtual { return delta.y != 0 }
    let limit = scrollLimit
    if delta.y != 0 { return delta.y > 0 ? offset.y < limit.y : offset.y > 0 }
    return delta.x > 0 ? offset.x < limit.x : offset.x > 0
  }
}

extension CellRect {
  var area: Int { max(width, 0) &* max(height, 0) }
}
