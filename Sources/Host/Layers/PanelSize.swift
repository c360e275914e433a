package import ViewTree

/// How large the panels are that presentations are shown in, in cells.
package enum PanelSize {
  /// The most columns of a panel; longer lines are hard to read.
  private static let sheetColumns = 96
  private static let dialogColumns = 60

  /// The columns that a panel's frame and the space inside it take.
  package static let insetColumns = 4
  /// The rows that a panel's frame takes; a title stands in the upper one.
  package static let insetRows = 2

  /// A screen with fewer cells than these has no room for frames.
  private static let leastColumns = 24
  private static let leastRows = 8

  /// Whether a presentation on a screen has a frame with space around it.
  package static func hasFrame(_ kind: Presentation.Kind, columns: Int, rows: Int) -> Bool {
    kind != .fullScreen && columns >= leastColumns && rows >= leastRows
  }

  /// The size of a panel on a screen, its frame included.
  ///
  /// Sheets have this size. The others are as large as what is in them, and no larger than this.
  package static func size(of kind: Presentation.Kind, columns: Int, rows: Int) -> (
    columns: Int, rows: Int
  ) {
    let (columns, rows) = (max(columns, 1), max(rows, 1))
    guard hasFrame(kind, columns: columns, rows: rows) else { return (columns, rows) }
    switch kind {
    case .fullScreen: return (columns, rows)
    case .sheet: return (min(columns - 4, sheetColumns), rows - 2)
    case .popover, .alert, .confirmation: return (min(columns - 4, dialogColumns), rows - 4)
    }
  }

  /// The cells inside a panel's frame, which its content is laid out in.
  package static func content(of kind: Presentation.Kind, columns: Int, rows: Int) -> (
    columns: Int, rows: Int
  ) {
    let panel = size(of: kind, columns: columns, rows: rows)
    guard hasFrame(kind, columns: columns, rows: rows) else { return panel }
    return (max(panel.columns - insetColumns, 1), max(panel.rows - insetRows, 1))
  }
}
