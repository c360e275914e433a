import TerminalGraphics
import TerminalQuery
import TerminalRenderer
import Theme

/// The terminal that the host runs in, by its environment and, where it is written to, its own answer.
struct OwnTerminal: Sendable {
  let theme: Theme
  /// The colour behind text; nil where the terminal did not say.
  let background: RGB?
  /// How it shows pictures; nil where it does not, or was not to be asked.
  let graphics: TerminalGraphics.Kind?

  /// - Parameters:
  ///   - isWrittenTo: Whether the report goes to it, so that its background matters.
  ///   - wantsGraphics: Whether pictures are to be shown where it can show them.
  init(_ console: Console, isWrittenTo: Bool, wantsGraphics: Bool = false) {
    let isTerminal = isWrittenTo && console.isOutputTerminal
    let found = TerminalCapabilities(environment: console.environment, isTerminal: isTerminal)
    let known = TerminalGraphics.kind(environment: console.environment)
    var questions: Set<TerminalQuery.Question> = []
    // Without colours a report looks the same on any background, and nothing is asked.
    if found.namedTheme == nil, found.colorDepth > .none { questions.insert(.background) }
    if wantsGraphics, known == nil { questions.insert(.graphics) }
    let answers =
      isTerminal ? TerminalQuery.ask(questions, environment: console.environment) : nil
    theme = found.namedTheme ?? answers?.theme ?? found.theme
    background = answers?.background
    let told = answers.flatMap {
      TerminalGraphics.kind(
        showsKittyGraphics: $0.showsKittyGraphics,
        showsSixels: $0.showsSixels
      )
    }
    graphics = wantsGraphics && isTerminal ? known ?? told : nil
  }
}
