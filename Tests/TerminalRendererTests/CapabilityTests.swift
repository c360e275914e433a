import Testing
import Theme

@testable import TerminalRenderer

@Suite("Capabilities of terminals")
struct CapabilityTests {
  private func depth(_ environment: [String: String], isTerminal: Bool = true) -> ColorDepth {
    TerminalCapabilities(environment: environment, isTerminal: isTerminal).colorDepth
  }

  @Test(
    "TERM and COLORTERM decide the colours",
    arguments: [
      (["TERM": "xterm"], ColorDepth.ansi16), (["TERM": "xterm-256color"], .ansi256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm-direct"], .trueColor), (["TERM": "xterm-kitty"], .trueColor),
      (["TERM": "linux"], .ansi16), (["TERM": "vt100"], .none), (["TERM": "dumb"], .none),
      ([:], .none),
    ] as [([String: String], ColorDepth)]
  )
  func terms(environment: [String: String], expected: ColorDepth) {
    #expect(depth(environment) == expected)
  }

  @Test("A pipe gets neither colours nor bold")
  func pipe() {
    let pipe = TerminalCapabilities(
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
      isTerminal: false
    )
    #expect(pipe.colorDepth == .none)
    #expect(!pipe.hasAttributes)
  }

  @Test("NO_COLOR forbids colours but not bold; an empty one means nothing")
  func noColor() {
    let quiet = TerminalCapabilities(
      environment: ["TERM": "xterm", "NO_COLOR": "1"],
      isTerminal: true
    )
    #expect(quiet.colorDepth == .none)
    #expect(quiet.hasAttributes)
    #expect(depth(["TERM": "xterm", "NO_COLOR": ""]) == .ansi16)
  }

  @Test(
    "FORCE_COLOR stands above everything",
    arguments: [
      ("0", ColorDepth.none), ("1", .ansi16), ("", .ansi16), ("2", .ansi256), ("3", .trueColor),
    ]
  )
  func forced(value: String, expected: ColorDepth) {
    #expect(depth(["FORCE_COLOR": value, "NO_COLOR": "1"], isTerminal: false) == expected)
  }

  @Test(
    "CLICOLOR_FORCE asks for colours in a pipe, CLICOLOR=0 for none; NO_COLOR stands above both",
    arguments: [
      (["CLICOLOR_FORCE": "1"], ColorDepth.ansi16), (["CLICOLOR_FORCE": "0"], .none),
      (["CLICOLOR_FORCE": "1", "TERM": "xterm-256color"], .ansi256),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .none),
      (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], .ansi16), (["CLICOLOR": "1"], .none),
    ]
  )
  func cliColor(environment: [String: String], expected: ColorDepth) {
    #expect(depth(environment, isTerminal: false) == expected)
    #expect(depth(["TERM": "xterm", "CLICOLOR": "0"]) == .none)
  }

  @Test(
    "Terminals that reorder text are known by what they set",
    arguments: [
      (["VTE_VERSION": "7600"], true), (["VTE_VERSION": "5402"], false), (["TERM": "xterm"], false),
      (["KONSOLE_VERSION": "230804"], true), (["MLTERM": "3.9.3"], true),
      (["VTE_VERSION": "x"], false),
    ]
  )
  func reorders(environment: [String: String], expected: Bool) {
    func capabilities(_ isTerminal: Bool) -> TerminalCapabilities {
      TerminalCapabilities(environment: environment, isTerminal: isTerminal)
    }
    #expect(capabilities(true).reordersText == expected)
    #expect(!capabilities(false).reordersText)
  }

  @Test("COLORFGBG tells light from dark")
  func theme() {
    func theme(_ value: String?) -> Theme {
      let environment = value.map { ["COLORFGBG": $0] } ?? [:]
      return TerminalCapabilities(environment: environment, isTerminal: true).theme
    }
    #expect(theme("15;0") == .dark)
    #expect(theme("0;15") == .light)
    #expect(theme("0;default;7") == .light)
    #expect(theme(nil) == .dark)
    #expect(theme("0;99") == .dark)
    let unsaid = TerminalCapabilities(environment: [:], isTerminal: true)
    #expect(unsaid.namedTheme == nil)
  }
}
