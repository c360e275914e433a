/// Apple's times: seconds since 2001-01-01 UTC, whole or with a fraction in one and the same column.
enum CocoaTime {
  /// SQL that gives a column's time in milliseconds since 1970; NULL where it holds no number.
  ///
  /// SQLite limits what is out of range to the largest number, which the checks of each event find.
  static func milliseconds(_ column: String) -> String { since1970(column, factor: "1e3") }

  /// SQL that gives a column's time in microseconds since 1970; NULL where it holds no number.
  static func microseconds(_ column: String) -> String { since1970(column, factor: "1e6") }

  private static func since1970(_ column: String, factor: String) -> String {
    """
    CASE WHEN typeof(\(column)) IN ('integer', 'real')
    THEN CAST(round((\(column) + 978307200.0) * \(factor)) AS INTEGER) END
    """
  }
}
