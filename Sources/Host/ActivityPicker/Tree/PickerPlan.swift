internal import ViewTree

/// What of a picker fits a surface.
struct PickerPlan {
  let columns: Int
  let rows: Int
  /// Whether the rows may be of any size.
  let grows: Bool
  private(set) var header: [String] = []
  private(set) var footer: [String] = []
  private(set) var hasSearch = false
  private(set) var hasDivider = false
  private(set) var listRows = 0
  /// Whether there are buttons below the list that turn its pages.
  private(set) var hasPager = false

  /// Rows that the list has before there are words above and below it.
  private static let comfortableRows = 5
  private static let headerLimit = 4
  private static let footerLimit = 3

  /// - Parameter count: The rows that the whole list has.
  init(_ content: ActivityPickerContent, columns: Int, rows: Int, count: Int, grows: Bool) {
    self.grows = grows
    self.columns = min(max(columns, 1), 2_000)
    self.rows = min(max(rows, 2), PickerMarks.slotLimit)
    // The bar with the buttons.
    var free = self.rows - 1
    if free >= 2 {
      hasSearch = true
      free -= 1
    }
    if free >= 3 {
      hasDivider = true
      free -= 1
    }
    header = lines(of: content.header, Self.headerLimit, &free)
    footer = lines(of: content.footer, Self.footerLimit, &free)
    hasPager = count > free && free > Self.comfortableRows
    listRows = hasPager ? free - 1 : free
  }

  private func lines(of text: String?, _ limit: Int, _ free: inout Int) -> [String] {
    guard let text else { return [] }
    let lines = TextLines.broken(
      text,
      columns: columns,
      limit: min(limit, max(0, free - Self.comfortableRows))
    )
    free -= lines.count
    return lines
  }
}
