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

  /// A text; nil where the column has none, an empty one, or one that is too long for a name.
  func text(_ column: Int32, upTo limit: Int = 4_096) -> String? {
    guard row.kind(column) == .text, (1...limit).contains(row.byteCount(column)) else { return nil }
    return row.text(column)
  }
}
