internal import ViewTree

/// What follows when a text field is used, besides that it holds the text.
struct FieldUses {
  /// What happens when editing begins and ends.
  var onEditingChanged: ((Bool) -> Void)?
  /// What happens when the return key is pressed.
  var onCommit: (() -> Void)?
  /// Whether the text stands for a value that is read from it and written to it.
  var isFormatted = false
  /// What submitting the text is to the views around.
  var trigger = SubmitTriggers.text
}

/// What has been typed into a field for a value.
///
/// While it is typed, the text is not what the value looks like: "1." is a number, but is written "1".
@MainActor
final class FieldDraft {
  private var typed: (text: String, formatted: String)?

  /// The text of the field, whose value looks like another text.
  func text(over formatted: String) -> String {
    guard let typed, typed.formatted == formatted else { return formatted }
    return typed.text
  }

  /// Keeps what has been typed until the value looks otherwise.
  func keep(_ text: String, over formatted: String) { typed = (text, formatted) }

  /// Forgets what has been typed, so that the value shows.
  func drop() { typed = nil }
}

extension _ViewResolver {
  /// Adds a field; its label is what it shows while it is empty, as on iOS.
  func field(_ content: TextFieldContent, text: Binding<String>, uses: FieldUses = FieldUses()) {
    var content = content
    let draft = uses.isFormatted && graph.takesEvents ? draft : nil
    if let draft { content.text = draft.text(over: content.text) }
    let invalidation = graph.store.invalidation
    let isMultiline = content.isMultiline
    let enter = ControlAction.enter { words in
      let words = isMultiline ? words : String(words.map { $0.isNewline ? " " : $0 })
      text.wrappedValue = words
      guard let draft else { return }
      draft.keep(words, over: text.wrappedValue)
      invalidation.set()
    }
    control(.textField(content), enter, extras: extras(of: uses, draft)) {
      slot(.stack(Stack(axis: .horizontal)), part: 0, isRequired: true) {}
    }
  }

  private var draft: FieldDraft { graph.store.cell(at: path, offset: -2) { FieldDraft() } }

  /// What may be done with a field besides entering text.
  private func extras(of uses: FieldUses, _ draft: FieldDraft?) -> ControlExtras {
    guard graph.takesEvents else { return ControlExtras() }
    let invalidation = graph.store.invalidation
    let submits = environment.builtIn.controls.submitActions.filter {
      $0.triggers.contains(uses.trigger)
    }
    @MainActor func finish() {
      guard let draft else { return }
      draft.drop()
      invalidation.set()
    }
    var extras = ControlExtras()
    if !submits.isEmpty || uses.onCommit != nil || draft != nil {
      extras.submit = {
        finish()
        uses.onCommit?()
        for submit in submits.reversed() { submit.action() }
      }
    }
    if uses.onEditingChanged != nil || draft != nil {
      extras.focus = { hasFocus in
        if !hasFocus { finish() }
        uses.onEditingChanged?(hasFocus)
      }
    }
    return extras
  }
}
