internal import ExtensionProtocol
internal import TerminalInput
internal import TerminalRenderer
internal import ViewTree

extension FullScreenInterface {
  /// Does what a key does where nothing is being typed.
  mutating func takeCommand(_ event: InputEvent) {
    switch event {
    case .key(let key, let modifiers): takeCommand(key, modifiers)
    case .text(let character): takeCommand(character)
    case .paste, .mouse: break
    }
  }

  private mutating func takeCommand(_ key: Key, _ modifiers: KeyModifiers) {
    switch key {
    case .tab: step(isForward: !modifiers.contains(.shift))
    case .enter:
      if useCompanion(.press) { break }
      if takesEnter { useFocused() } else { press(.defaultAction) }
    case .escape: goBack()
    case .up: move(.up)
    case .down: move(.down)
    case .left: if !adjust(isUp: false), !useCompanion(.turn(false)) { move(.left) }
    case .right: if !adjust(isUp: true), !useCompanion(.turn(true)) { move(.right) }
    case .pageUp: scrollPage(isForward: false)
    case .pageDown: scrollPage(isForward: true)
    case .home: if !adjust(toEnd: false) { scrollToEnd(isForward: false) }
    case .end: if !adjust(toEnd: true) { scrollToEnd(isForward: true) }
    case .delete: deleteFocused()
    case .control("l"): redraw()
    default: break
    }
  }

  private mutating func takeCommand(_ character: Character) {
    switch character {
    case " ": useFocused()
    case "+": _ = adjust(isUp: true)
    case "-": _ = adjust(isUp: false)
    case "/": search()
    case "?": helpRow = 0
    case "q": wantsQuit = true
    default: break
    }
  }

  /// Moves a slider or stepper; false where the focus is on something else.
  private mutating func adjust(isUp: Bool) -> Bool {
    guard let stop = focusedStop else { return false }
    switch stop.mark.role {
    case .slide:
      let fraction = fraction(of: stop) + (isUp ? 0.05 : -0.05)
      emit(stop.focus.number, .slide(min(max(fraction, 0), 1)))
    case .step: emit(stop.focus.number, .step(isUp: isUp))
    default: return false
    }
    return true
  }

  private mutating func adjust(toEnd isEnd: Bool) -> Bool {
    guard let stop = focusedStop, stop.mark.role == .slide else { return false }
    emit(stop.focus.number, .slide(isEnd ? 1 : 0))
    return true
  }

  /// Where a slider stands, by what it was moved to last.
  private func fraction(of stop: ControlStop) -> Double {
    if case .slide(let fraction)? = pending[stop.focus.number] { return fraction }
    guard case .slider(let slider)? = top?.tree.content(markedBy: stop.node),
      slider.fraction.isFinite
    else { return 0 }
    return slider.fraction
  }

  /// Leaves what is uppermost: a dialog or sheet, or a view of a navigation; then the focus.
  private mutating func goBack() {
    guard let top else { return }
    if top.button(for: .cancelAction) != nil {
      press(.cancelAction)
    } else if let dismissal = top.innerDismissal ?? top.dismissal?.number {
      emit(dismissal, .dismiss)
    } else if top.presentation != nil, let cancel = top.cancelButton {
      emit(cancel, .press)
    } else {
      setFocus(nil)
    }
  }

  private mutating func search() {
    guard let top, let number = top.tree.searchField else { return }
    setFocus(Focus(number: number))
  }

  private mutating func deleteFocused() {
    guard let stop = focusedStop, stop.mark.abilities.contains(.delete) else { return }
    emit(stop.focus.number, .delete)
  }

  // MARK: Using

  /// Uses what has the focus together with another control; false where there is none.
  private mutating func useCompanion(_ value: ControlValue) -> Bool {
    guard let companion = focusedStop?.companion else { return false }
    emit(companion.mark.number, value)
    return true
  }

  /// Whether what has the focus does something by itself where Enter is pressed.
  private var takesEnter: Bool {
    switch focusedStop?.mark.role {
    case .press, .turn, .choose, .enter: true
    case .slide, .step, .scroll, .dismiss, .hosted, nil: false
    }
  }

  /// Presses the button of the uppermost layer that a key is for wherever the focus is.
  mutating func press(_ key: ControlMark.Abilities) {
    guard let number = top?.button(for: key) else { return }
    emit(number, .press)
  }

  mutating func useFocused() {
    guard let stop = focusedStop else { return }
    use(stop)
  }

  /// Does what a control is for.
  mutating func use(_ stop: ControlStop) {
    guard let top else { return }
    let number = stop.focus.number
    let content = top.tree.content(markedBy: stop.node)
    switch stop.mark.role {
    case .press:
      if case .menu? = content, openMenu(of: stop, in: top) { return }
      emit(number, .press)
    case .turn: emit(number, .turn(!isOn(number, content)))
    case .choose:
      if let part = stop.focus.part { return emit(number, .choose(part)) }
      _ = openMenu(of: stop, in: top)
    case .enter:
      isEditing = true
      beginDraft(of: stop)
    case .slide, .step, .scroll, .dismiss, .hosted: break
    }
  }

  /// What is on or open, by what it was turned to last.
  func isOn(_ number: UInt64, _ content: Content?) -> Bool {
    if case .turn(let isOn)? = pending[number] { return isOn }
    switch content {
    case .toggle(let toggle): return toggle.isOn ?? false
    case .disclosure(let isExpanded): return isExpanded
    default: return false
    }
  }
}
