import Compositor
import Theme

/// What an extension is told of the surface that its report is for.
struct Surroundings: Sendable {
  /// In points.
  let width: Double
  let height: Double?
  let theme: Theme

  /// One cell of a terminal stands for so many points.
  static let cell = (width: 8.0, height: 16.0)

  /// A terminal's of so many cells.
  init(columns: Int, rows: Int? = nil, theme: Theme) {
    self.init(
      width: Double(columns) * Self.cell.width,
      height: rows.map { Double($0) * Self.cell.height },
      theme: theme
    )
  }

  init(width: Double, height: Double?, theme: Theme) {
    self.width = width
    self.height = height
    self.theme = theme
  }

  /// Those of the terminal that the host runs in.
  static func standard(_ console: Console) -> Surroundings {
    Surroundings(
      columns: columns(console, isTerminal: true),
      theme: OwnTerminal(console, isWrittenTo: false).theme
    )
  }

  /// The columns of the terminal that the host writes to, or those of the environment, or 80.
  static func columns(_ console: Console, isTerminal: Bool) -> Int {
    if isTerminal, let size = console.terminalSize { return size.columns }
    guard let columns = console["COLUMNS"].flatMap({ Int($0) }), (1...2000).contains(columns) else {
      return 80
    }
    return columns
  }

  /// The whole columns of a width in points.
  static func columns(of width: Double) -> Int { whole(width / cell.width) }

  /// The whole rows of a height in points.
  static func rows(of height: Double) -> Int { whole(height / cell.height) }

  private static func whole(_ cells: Double) -> Int {
    Int(exactly: cells.rounded(.down)).map { max(1, $0) } ?? 1
  }
}

extension RegionSize {
  /// A part of a terminal.
  init(cells: (columns: Int, rows: Int)) {
    self.init(
      width: Double(cells.columns) * Surroundings.cell.width,
      height: Double(cells.rows) * Surroundings.cell.height
    )
  }
}
