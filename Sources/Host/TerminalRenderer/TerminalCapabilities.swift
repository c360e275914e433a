package import Theme

/// What the terminal behind an output can do, from the environment alone.
///
/// The variables and their order: `FORCE_COLOR` (force-color.org) decides everything; `NO_COLOR`
/// (no-color.org) forbids colours but not bold; then `COLORTERM` and `TERM`.
package struct TerminalCapabilities: Hashable, Sendable {
  package var colorDepth: ColorDepth
  package var hasAttributes: Bool
  package var theme: Theme

  /// - Parameters:
  ///   - environment: The process' environment variables.
  ///   - isTerminal: Whether the output is a terminal, as `isatty` says.
  package init(environment: [String: String], isTerminal: Bool) {
    theme = TerminalCapabilities.theme(environment["COLORFGBG"])
    let forced = environment["FORCE_COLOR"].map(TerminalCapabilities.forced)
    let term = environment["TERM"] ?? ""
    let isCapable = isTerminal && !["", "dumb", "unknown"].contains(term)
    hasAttributes = isCapable || (forced ?? .none) > .none
    if let forced {
      colorDepth = forced
    } else if !isCapable || environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false {
      colorDepth = .none
    } else {
      colorDepth = TerminalCapabilities.depth(term: term, colorTerm: environment["COLORTERM"] ?? "")
    }
  }

  private static func forced(_ value: String) -> ColorDepth {
    switch value {
    case "0", "false": .none
    case "2": .ansi256
    case "3": .trueColor
    default: .ansi16
    }
  }

  private static func depth(term: String, colorTerm: String) -> ColorDepth {
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
      return .trueColor
    }
    let modern = ["kitty", "alacritty", "wezterm", "ghostty", "foot", "contour"]
    if modern.contains(where: term.contains) { return .trueColor }
    if term.contains("256color") { return .ansi256 }
    return term.hasPrefix("vt") ? .none : .ansi16
  }

  /// The theme from rxvt's `foreground;background`; dark where nothing is said.
  private static func theme(_ colors: String?) -> Theme {
    guard let last = colors?.split(separator: ";").last, let number = Int(last) else {
      return .dark
    }
    return number == 7 || number == 15 ? .light : .dark
  }
}
