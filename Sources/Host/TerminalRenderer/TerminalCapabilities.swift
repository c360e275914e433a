package import Theme

/// What the terminal behind an output can do, from the environment alone.
///
/// The variables and their order: `FORCE_COLOR` (force-color.org) decides everything; `NO_COLOR`
/// (no-color.org) forbids colours but not bold; `CLICOLOR_FORCE` and `CLICOLOR`
/// (bixense.com/clicolors) ask for colours without a terminal, or for none; then `COLORTERM` and
/// `TERM`.
package struct TerminalCapabilities: Hashable, Sendable {
  package var colorDepth: ColorDepth
  package var hasAttributes: Bool
  /// Whether the terminal puts right-to-left text into its visual order by itself.
  package var reordersText: Bool

  /// The theme that the environment names; nil where it does not, and the terminal may be asked.
  package var namedTheme: Theme?

  /// The theme; dark where nothing is said.
  package var theme: Theme { namedTheme ?? .dark }

  /// - Parameters:
  ///   - environment: The process' environment variables.
  ///   - isTerminal: Whether the output is a terminal, as `isatty` says.
  package init(environment: [String: String], isTerminal: Bool) {
    reordersText = isTerminal && TerminalCapabilities.reordersText(environment)
    namedTheme = TerminalCapabilities.theme(environment["COLORFGBG"])
    let forced = environment["FORCE_COLOR"].map(TerminalCapabilities.forced)
    let term = environment["TERM"] ?? ""
    let isCapable = isTerminal && !["", "dumb", "unknown"].contains(term)
    let isWanted = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
    let isUnwanted =
      !(environment["NO_COLOR"] ?? "").isEmpty || !isWanted && environment["CLICOLOR"] == "0"
    let own = TerminalCapabilities.depth(term: term, colorTerm: environment["COLORTERM"] ?? "")
    if let forced {
      colorDepth = forced
    } else if isUnwanted || !isCapable && !isWanted {
      colorDepth = .none
    } else {
      colorDepth = isWanted ? max(own, .ansi16) : own
    }
    hasAttributes = isCapable || colorDepth > .none
  }

  /// The terminals that follow the Unicode Bidirectional Algorithm: those on VTE since 0.58, Konsole
  /// and mlterm.
  private static func reordersText(_ environment: [String: String]) -> Bool {
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }) { return version >= 5800 }
    return environment["KONSOLE_VERSION"] != nil || environment["MLTERM"] != nil
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
    return ["vt", "dumb"].contains(where: term.hasPrefix) ? .none : .ansi16
  }

  /// The theme from rxvt's `foreground;background`.
  private static func theme(_ colors: String?) -> Theme? {
    guard let last = colors?.split(separator: ";").last, let number = Int(last),
      (0...15).contains(number)
    else { return nil }
    return number == 7 || number == 15 ? .light : .dark
  }
}
