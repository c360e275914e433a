internal import ActivityStore

extension SourceRows {
  /// A whole number; nil where the column has none, whatever the table's definition says.
  func integer(_ column: Int32) -> Int64? {
    switch row.kind(column) {
    case .integer: row.int64(column)
    case .real: Int64(exactly: row.double(column).rounded())
    default: nil
    }
  }

  /// A text that is not empty; nil where the column has none.
  func text(_ column: Int32) -> String? {
    guard row.kind(column) == .text, let text = row.text(column), !text.isEmpty else { return nil }
    return text
  }
}
