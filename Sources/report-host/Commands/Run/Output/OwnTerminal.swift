import TerminalQuery
import TerminalRenderer
import Theme

/// The terminal that the host runs in, by its environment and, where it is written to, its own answer.
struct OwnTerminal: Sendable {
  let theme: Theme

  /// - Parameters:
  ///   - isWrittenTo: Whether the report goes to it, so that its background matters.
  init(_ console: Console, isWrittenTo: Bool) {
    let isTerminal = isWrittenTo && console.isOutputTerminal
    let found = TerminalCapabilities(environment: console.environment, isTerminal: isTerminal)
    // Without colours a report looks the same on any background, and nothing is asked.
    let isAsked = isTerminal && found.namedTheme == nil && found.colorDepth > .none
    let answers =
      isAsked ? TerminalQuery.ask([.background], environment: console.environment) : nil
    theme = found.namedTheme ?? answers?.theme ?? found.theme
  }
}
