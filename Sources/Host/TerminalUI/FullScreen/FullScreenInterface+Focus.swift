internal import ExtensionProtocol
internal import TerminalInput
internal import TerminalRenderer
internal import ViewTree

extension FullScreenInterface {
  /// The uppermost surface, which alone is used.
  var top: Surface? { surfaces.last }

  var focusedStop: ControlStop? { top?.focusedStop }

  /// Moves the focus, tells those who want to know, and scrolls so that it can be seen.
  mutating func setFocus(_ focus: Focus?) {
    let new = focus.flatMap { top?.stop($0) }
    tellFocus(new.flatMap { $0.tellsFocus ? $0.focus.number : nil })
    moveFocus(to: focus)
  }

  /// Tells a control that it has the focus, and the one that was told so before that it has not.
  mutating func tellFocus(_ number: UInt64?) {
    guard number != toldFocus else { return }
    if let toldFocus { emit(toldFocus, .focus(false)) }
    if let number { emit(number, .focus(true)) }
    toldFocus = number
  }

  /// Moves the focus, and what scrolls so that it can be seen.
  mutating func moveFocus(to focus: Focus?) {
    guard let index = surfaces.indices.last else { return }
    surfaces[index].focus = focus
    let new = surfaces[index].focusedStop
    isEditing = new?.mark.role == .enter
    if isEditing, let new { beginDraft(of: new) }
    isChanged = true
    reveal()
  }

  /// Scrolls so that what has the focus can be seen.
  mutating func reveal() {
    guard let index = surfaces.indices.last, let stop = surfaces[index].focusedStop else { return }
    var next = stop.scroller
    // From the innermost to the outermost; a tree cannot make this long.
    for _ in 0..<8 {
      guard let number = next, let scroller = surfaces[index].scroller(number),
        let frame = surfaces[index].focusedStop?.frame
      else { return }
      next = scroller.scroller
      let wanted = scroller.offset(showing: frame)
      guard wanted != scroller.offset else { continue }
      scrolls[number] = wanted
      surfaces[index].redraw(scrolls: scrolls)
    }
  }

  /// Goes to the next control, or the one before, in reading order and around the end.
  mutating func step(isForward: Bool) {
    guard let stops = top?.stops, !stops.isEmpty else { return }
    let focus = top?.focus
    // Options of one control are one step.
    let heads = stops.indices.filter { index in
      index == 0 || stops[index].focus.number != stops[index - 1].focus.number
    }
    let current = focus.flatMap { focus in
      heads.lastIndex { stops[$0].focus.number == focus.number }
    }
    let next: Int
    if let current {
      next = (current + (isForward ? 1 : heads.count - 1)) % heads.count
    } else {
      next = isForward ? firstVisible(heads, stops) : heads.count - 1
    }
    setFocus(entry(to: stops[heads[next]]).focus)
  }

  /// The first of the controls that can be seen.
  private func firstVisible(_ heads: [Int], _ stops: [ControlStop]) -> Int {
    heads.firstIndex { stops[$0].visible != nil } ?? 0
  }

  /// The chosen option of a control whose options are shown, or the stop itself.
  func entry(to stop: ControlStop) -> ControlStop {
    guard stop.focus.part != nil, let top,
      let chosen = top.tree.content(markedBy: stop.node)?.chosenPart
    else { return stop }
    return top.stop(Focus(number: stop.focus.number, part: chosen)) ?? stop
  }

  /// Moves the focus in a direction, or scrolls where there is nothing near.
  mutating func move(_ direction: Direction) {
    guard let top, !top.stops.isEmpty else { return scroll(direction) }
    guard let stop = top.focusedStop else { return step(isForward: direction.isForward) }
    let next = nearest(to: stop, direction, in: top)
    if let list = virtualList(around: stop, in: top), direction.isVertical,
      next.map({ !list.frame.contains($0.frame.x, $0.frame.y) }) ?? true
    {
      // The list shows the next row in the place of this one.
      return emit(list.mark.number, .step(isUp: direction == .up))
    }
    guard let next, isNear(next, direction, in: top) else { return scroll(direction) }
    let isSameControl = next.focus.number == stop.focus.number
    setFocus((isSameControl || direction.isVertical ? next : entry(to: next)).focus)
  }

  /// What an arrow leads to: to the sides what is on other rows too, where nothing scrolls there.
  private func nearest(
    to stop: ControlStop,
    _ direction: Direction,
    in surface: Surface
  ) -> ControlStop? {
    func search(isStrict: Bool) -> ControlStop? {
      SpatialSearch.nearest(
        to: stop.frame,
        direction,
        in: surface.stops,
        except: stop.focus,
        isStrict: isStrict
      )
    }
    let next = search(isStrict: true)
    let delta = CellPoint(x: direction.isForward ? 1 : -1, y: 0)
    guard next == nil, !direction.isVertical,
      !surface.scrollers.contains(where: { !$0.mark.isVirtual && $0.canMove(delta) })
    else { return next }
    return search(isStrict: false)
  }

  /// Whether something can be seen, or can after a little scrolling: nothing is to be skipped unseen.
  private func isNear(_ stop: ControlStop, _ direction: Direction, in surface: Surface) -> Bool {
    guard stop.visible == nil, direction.isVertical, let scroller = surface.scroller(stop.scroller)
    else { return true }
    let distance =
      direction == .down
      ? stop.frame.y - scroller.frame.maxY : scroller.frame.y - stop.frame.maxY
    return distance < max(scroller.frame.height / 2, 1)
  }

  /// The list that is made for what is seen of it, around a row.
  func virtualList(around stop: ControlStop, in surface: Surface) -> MarkPlace? {
    surface.frame.places.last { place in
      place.mark.role == .scroll && place.mark.isVirtual
        && place.frame.contains(stop.frame.x, stop.frame.y)
    }
  }
}

extension ControlStop {
  /// Whether the process wants to know of the focus, which fields and what asked for it do.
  var tellsFocus: Bool { mark.role == .enter || mark.abilities.contains(.focus) }
}

extension Content {
  /// The position of what is chosen among options or tabs.
  var chosenPart: Int? {
    switch self {
    case .picker(let picker): picker.selected
    case .tabs(let tabs): tabs.selected
    default: nil
    }
  }
}

extension MarkPlace {
  /// How far to scroll so that a rectangle in the content, where it stands now, can be seen.
  func offset(showing rect: CellRect) -> CellPoint {
    CellPoint(
      x: min(
        max(
          MarkPlace.offset(offset.x, rect.x, rect.maxX, frame.x, frame.maxX),
          0
        ),
        scrollLimit.x
      ),
      y: min(
        max(MarkPlace.offset(offset.y, rect.y, rect.maxY, frame.y, frame.maxY), 0),
        scrollLimit.y
      )
    )
  }

  /// The start is shown where not all can be.
  private static func offset(
    _ offset: Int,
    _ start: Int,
    _ end: Int,
    _ shownStart: Int,
    _ shownEnd: Int
  ) -> Int {
    if start < shownStart { return offset - (shownStart - start) }
    if end > shownEnd { return offset + min(end - shownEnd, start - shownStart) }
    return offset
  }
}
