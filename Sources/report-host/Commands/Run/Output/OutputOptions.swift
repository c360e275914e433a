import TerminalGraphics
import TerminalRenderer
import Theme

/// In which form a report is written, and where.
struct OutputOptions: Sendable {
  /// How many colours to use.
  enum Color: String, CaseIterable {
    case auto, none
    case ansi16 = "16"
    case ansi256 = "256"
    case truecolor

    /// Nil to use as many as the terminal has.
    var depth: ColorDepth? {
      switch self {
      case .auto: nil
      case .none: ColorDepth.none
      case .ansi16: .ansi16
      case .ansi256: .ansi256
      case .truecolor: .trueColor
      }
    }
  }

  /// Whether a terminal is shown the report as a picture, and how.
  enum Graphics: String, CaseIterable {
    case auto, none, kitty, sixel
  }

  /// The brightness of the surface.
  enum Scheme: String, CaseIterable {
    case light, dark

    var theme: Theme { self == .light ? .light : .dark }
  }

  let format: OutputFormat
  /// The file to write, or the folder; nil for standard output.
  let path: String?
  /// Whether the file is for a terminal only, as its ending says, and is to have all colours.
  let isArt: Bool
  /// Nil where nothing was said of it.
  let scheme: Scheme?
  let color: Color
  let isASCII: Bool
  /// The columns that were asked for.
  let width: Int?
  let rows: Int?
  /// Of a page or a picture.
  let size: PageSize
  /// Pixels per point of a picture.
  let scale: Int
  /// The theme that was asked for, or the terminal's.
  let terminalTheme: Theme
  /// The colour behind the terminal's text; nil where it is not known, or another theme's was asked
  /// for.
  let terminalBackground: RGB?
  /// How a terminal is shown the report as a picture; nil for cells.
  let graphics: TerminalGraphics.Kind?
  private let console: Console

  /// - Throws: ``UsageError`` for a value that cannot be understood, and for an option that the form
  ///   has no use for.
  init(_ arguments: ParsedArguments, console: Console) throws {
    self.console = console
    format = try OutputFormat.chosen(arguments)
    path = arguments.value("--output")
    let isNamedSo = path.flatMap { FileEnding(of: $0) }?.text == OutputFormat.terminal.ending
    isArt = isNamedSo || arguments.isSet("--all-contexts")
    scheme = try arguments.choice("--theme")
    color = try arguments.choice("--color") ?? .auto
    isASCII = arguments.isSet("--ascii")
    width = try arguments.integer("--width", in: 1...2000)
    rows = try arguments.integer("--height", in: 1...2000)
    size = try PageSize(arguments)
    scale = try arguments.integer("--scale", in: 1...4) ?? 2
    try OptionFit.check(arguments, format)
    try Self.checkTerminal(format, path, arguments, console)
    let wanted: Graphics = try arguments.choice("--graphics") ?? .none
    try OptionFit.check(arguments, wanted)
    let terminal = OwnTerminal(
      console,
      isWrittenTo: format == .terminal && path == nil,
      wantsGraphics: wanted == .auto
    )
    terminalTheme = scheme?.theme ?? terminal.theme
    terminalBackground = scheme == nil ? terminal.background : nil
    switch wanted {
    case .none: graphics = nil
    case .kitty: graphics = .kitty
    case .sixel: graphics = .sixel
    case .auto:
      graphics = terminal.graphics
      let isAsked = path == nil && console.isOutputTerminal
      if graphics == nil { console.note(isAsked ? Self.noGraphics : Self.noTerminal) }
    }
  }

  private static let noGraphics =
    "note: this terminal does not say that it shows pictures, so the report is drawn in cells"
  private static let noTerminal =
    "note: the report goes to no terminal that could be asked for pictures, so it is drawn in "
    + "cells; --graphics kitty or sixel makes pictures for any"

  /// The width of a surface of cells.
  var columns: Int {
    width ?? Surroundings.columns(console, isTerminal: path == nil)
  }

  /// What the extension is told of the surface.
  var surroundings: Surroundings {
    switch format {
    case .terminal, .text, .json: Surroundings(columns: columns, rows: rows, theme: terminalTheme)
    case .html, .png, .svg, .pdf:
      Surroundings(width: size.width, height: size.height, theme: pageTheme ?? .light)
    }
  }

  /// The theme that was asked for; a page without one follows its reader.
  var pageTheme: Theme? { scheme.map(\.theme) }

  /// - Throws: ``UsageError`` for a picture that would go to a terminal, which shows it as noise.
  private static func checkTerminal(
    _ format: OutputFormat,
    _ path: String?,
    _ arguments: ParsedArguments,
    _ console: Console
  ) throws {
    guard path == nil, format.picture != nil, console.isOutputTerminal else { return }
    throw UsageError(
      "a terminal does not show \(format.rawValue): name a file with -o FILE.\(format.ending), "
        + "or pipe it to a program",
      command: arguments.syntax.name
    )
  }
}
