/// Builds the rows of a table out of those that stand in a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Passes rows on.
  public static func buildExpression<C: TableRowContent>(_ content: C) -> _TableRows<Value>
  where C.TableRowValue == Value {
    _TableRows(content)
  }

  /// Builds rows from one or several.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(parts: rows.flatMap(\.parts))
  }

  /// Builds rows that are there only while a condition holds.
  public static func buildIf(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(parts: [])
  }

  /// Builds the rows of the first branch of a condition.
  public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }

  /// Builds the rows of the second branch of a condition.
  public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }

  /// Builds rows inside `if #available`, as they are.
  public static func buildLimitedAvailability(_ rows: _TableRows<Value>) -> _TableRows<Value> {
    rows
  }
}

/// Rows, as a builder makes them out of its statements.
public struct _TableRows<Value: Identifiable> {
  let parts: [@MainActor () -> [_TableRow<Value>]]

  nonisolated init(parts: [@MainActor () -> [_TableRow<Value>]]) {
    self.parts = parts
  }

  nonisolated init<C: TableRowContent>(_ rows: C) where C.TableRowValue == Value {
    // Used on the main actor alone, as all that resolves views.
    nonisolated(unsafe) let rows = rows
    parts = [{ C._rows(of: rows) }]
  }
}

extension _TableRows: TableRowContent {
  /// The type of value of the rows.
  public typealias TableRowValue = Value
  /// Rows have no body.
  public typealias TableRowBody = Never

  /// The rows.
  public static func _rows(of content: Self) -> [_TableRow<Value>] {
    content.parts.flatMap { $0() }
  }
}
