internal import CellWidth
internal import TerminalInput
internal import TerminalRenderer

// The host's own questions, which hide all that an app shows.
extension FullScreenInterface {
  /// Draws a question, and tells where the cursor is.
  func draw(_ state: DialogState, in buffer: inout CellBuffer) -> CellPoint? {
    let text = shownLines(of: state)
    let inner = questionWidth - 4
    let height = min(text.count + 2, contentRows)
    let box = CellRect(
      x: (columns - questionWidth) / 2,
      y: (contentRows - height) / 2,
      width: questionWidth,
      height: height
    )
    buffer.box(box, options.isASCII ? .ascii : .double, title: FullScreenInterface.asker)
    for (index, line) in text.prefix(max(height - 2, 0)).enumerated() {
      let attributes: CellAttributes = line.isStrong ? .bold : line.isSelected ? .reverse : []
      buffer.write(
        line.text,
        at: box.x + 2,
        box.y + 1 + index,
        width: inner,
        attributes: attributes
      )
    }
    guard let typed = text.last, typed.isTyped else { return nil }
    return CellPoint(x: box.x + 2 + min(CellWidth.of(typed.text), inner), y: box.y + height - 2)
  }

  private var questionWidth: Int { min(max(columns - 2, 5), 72) }
  private var questionRows: Int { max(contentRows - 2, 0) }

  /// Whether a screen is large enough for what is asked and for its answer.
  func hasRoom(for state: DialogState) -> Bool {
    questionRows >= titleLines(of: state).count + 3
  }

  /// The lines that there is room for: what is asked, and the last ones, which are the answer's.
  private func shownLines(of state: DialogState) -> [DialogLine] {
    guard hasRoom(for: state) else {
      return FullScreenInterface.wrapped(FullScreenInterface.tooSmall, questionWidth - 4).map {
        DialogLine(text: $0, isStrong: true)
      }
    }
    let lines = lines(of: state, columns: questionWidth - 4)
    guard lines.count > questionRows else { return lines }
    let head = titleLines(of: state)
    let more = DialogLine(text: options.isASCII ? "..." : "…")
    return head + [more] + lines.suffix(questionRows - head.count - 1)
  }

  private static let tooSmall = "Make the terminal larger to answer; Esc cancels."

  private func titleLines(of state: DialogState) -> [DialogLine] {
    FullScreenInterface.wrapped(state.dialog.title, questionWidth - 4).map {
      DialogLine(text: $0, isStrong: true)
    }
  }

  private struct DialogLine {
    var text: String
    var isStrong = false
    var isSelected = false
    var isTyped = false
  }

  private func lines(of state: DialogState, columns: Int) -> [DialogLine] {
    let dialog = state.dialog
    var lines = titleLines(of: state)
    lines.append(DialogLine(text: ""))
    for line in dialog.lines.prefix(40) {
      lines += FullScreenInterface.wrapped(line, columns).map { DialogLine(text: $0) }
    }
    if let problem = state.hint ?? dialog.problem {
      lines += FullScreenInterface.wrapped(problem, columns).map {
        DialogLine(text: $0, isStrong: true)
      }
    }
    lines.append(DialogLine(text: ""))
    switch dialog.kind {
    case .confirm:
      lines.append(
        DialogLine(text: "Type yes or no (Esc cancels): \(state.line.text)", isTyped: true)
      )
    case .passphrase:
      lines.append(DialogLine(text: "Passphrase (not shown; Esc cancels): ", isTyped: true))
    case .choice(let options):
      // As many as there is room for, with the selected one.
      let room = max(contentRows - lines.count - 4, 1)
      let first = min(max(state.selected - room + 1, 0), max(options.count - room, 0))
      for (index, option) in options.enumerated().dropFirst(first).prefix(room) {
        let isSelected = index == state.selected
        let mark = isSelected ? "> " : "  "
        lines.append(DialogLine(text: mark + option, isSelected: isSelected))
      }
      lines.append(DialogLine(text: "Enter takes the marked one, Esc none."))
    }
    return lines
  }
}
