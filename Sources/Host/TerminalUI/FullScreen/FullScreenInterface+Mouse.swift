internal import ExtensionProtocol
internal import Layers
internal import TerminalInput
internal import TerminalRenderer
internal import ViewTree

extension FullScreenInterface {
  mutating func take(_ mouse: MouseEvent) {
    guard let top else { return }
    if !menus.isEmpty { return takeMenu(mouse) }
    let place = CellPoint(x: mouse.column - top.origin.x, y: mouse.row - top.origin.y)
    switch mouse.action {
    case .press: press(at: place, mouse, in: top)
    case .drag:
      if let dragged, let stop = top.stop(dragged) { slide(stop, to: place) }
    case .release: dragged = nil
    case .wheelUp: turnWheel(.up, at: place, in: top)
    case .wheelDown: turnWheel(.down, at: place, in: top)
    case .wheelLeft: turnWheel(.left, at: place, in: top)
    case .wheelRight: turnWheel(.right, at: place, in: top)
    }
  }

  private mutating func press(at place: CellPoint, _ mouse: MouseEvent, in surface: Surface) {
    guard surface.panel.contains(mouse.column, mouse.row) else {
      // Popovers go away by a press beside them.
      if surface.presentation?.kind == .popover, let dismissal = surface.dismissal {
        emit(dismissal.number, .dismiss)
      }
      return
    }
    guard let stop = surface.stop(at: place) else { return }
    setFocus(stop.focus)
    if let companion = stop.companion, companion.frame.contains(place.x, place.y) {
      return emit(companion.mark.number, .press)
    }
    switch stop.mark.role {
    case .slide:
      dragged = stop.focus
      slide(stop, to: place)
    case .step: pressStepper(stop, at: place)
    case .enter: moveCursor(in: stop, to: place)
    default: use(stop)
    }
  }

  /// Moves a slider to where the mouse is, between the ends of its bar.
  private mutating func slide(_ stop: ControlStop, to place: CellPoint) {
    let bar = stop.parts.first?.frame ?? stop.frame
    let fraction = Double(place.x - bar.x) / Double(max(bar.width - 1, 1))
    emit(stop.focus.number, .slide(min(max(fraction, 0), 1)))
  }

  /// The first half steps down and the second up.
  private mutating func pressStepper(_ stop: ControlStop, at place: CellPoint) {
    let part = stop.parts.first { $0.frame.contains(place.x, place.y) }?.mark.part
    if let part { emit(stop.focus.number, .step(isUp: part == 1)) }
  }

  private mutating func moveCursor(in stop: ControlStop, to place: CellPoint) {
    guard let field = top?.tree.content(markedBy: stop.node)?.textField, !field.isMultiline,
      var draft = drafts[stop.focus.number]
    else { return }
    let inner = FieldDrawing.inner(of: stop, field)
    draft.moveCursor(toColumn: place.x - inner.x, columns: inner.width, isSecret: field.isSecure)
    drafts[stop.focus.number] = draft
  }

  private mutating func turnWheel(
    _ direction: Direction,
    at place: CellPoint,
    in surface: Surface
  ) {
    let notch = FullScreenInterface.notch
    let delta =
      direction.isVertical
      ? CellPoint(x: 0, y: direction == .down ? notch : -notch)
      : CellPoint(x: direction == .right ? notch : -notch, y: 0)
    let scroller = surface.scrollers.last {
      ($0.visible?.contains(place.x, place.y) ?? false) && $0.canMove(delta)
    }
    if let scroller { scroll(scroller, by: delta) }
  }
}
