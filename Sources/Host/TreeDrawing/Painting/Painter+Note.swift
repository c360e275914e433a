import Drawing
import ViewTree

extension Painter {
  /// What stands below a report of which something was left out.
  static let incompleteNote = "Not all of this report is drawn: it holds too much."

  /// Writes the note at the bottom of the page.
  mutating func drawNote() {
    let state = PaintState()
    let strip = Rect(x: 0, y: max(drawing.height - 24, 0), width: drawing.width, height: 24)
    drawing.fill(strip.path, inks.ink(.secondaryBackground, state))
    let run = StyledRun(
      Painter.incompleteNote,
      font: DrawnFont(size: 12),
      ink: inks.ink(.secondary, state)
    )
    drawing.text(TextLine(runs: [run], x: strip.x + 8, baseline: strip.y + 16))
  }
}
