internal import ExtensionProtocol
internal import TerminalInput
internal import TerminalRenderer
internal import ViewTree

extension FullScreenInterface {
  /// Begins with what the field holds.
  mutating func beginDraft(of stop: ControlStop) {
    let number = stop.focus.number
    guard drafts[number] == nil, let field = top?.tree.content(markedBy: stop.node)?.textField
    else { return }
    drafts[number] = LineEditor(field.isSecure ? "" : field.text, isMultiline: field.isMultiline)
  }

  /// Takes what is typed into a field; false where it is for something else.
  mutating func takeEdit(_ event: InputEvent) -> Bool {
    guard let stop = focusedStop, var draft = drafts[stop.focus.number] else {
      isEditing = false
      return false
    }
    let before = draft.text
    switch event {
    case .text(let character): draft.insert(String(character))
    case .paste(let text): draft.insert(text)
    case .key(.escape, _):
      isEditing = false
      return true
    case .key(.enter, _):
      guard draft.isMultiline else {
        submit(stop)
        return true
      }
      draft.insert("\n")
    case .key(let key, let modifiers):
      guard draft.take(key, modifiers) else { return takeFromField(key) }
    case .mouse: return false
    }
    drafts[stop.focus.number] = draft
    if draft.text != before { emit(stop.focus.number, .enter(draft.text)) }
    return true
  }

  /// Keys that do nothing to a text move the focus, those of commands do not.
  private mutating func takeFromField(_ key: Key) -> Bool {
    switch key {
    case .tab, .up, .down, .pageUp, .pageDown: false
    default: true
    }
  }

  private mutating func submit(_ stop: ControlStop) {
    if stop.mark.abilities.contains(.submit) {
      emit(stop.focus.number, .submit)
    } else {
      isEditing = false
      press(.defaultAction)
    }
  }
}
