public import Foundation

/// Builds the columns of a table out of those that stand in a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Passes a column on.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(column)
  }

  /// Passes a column that rows are not ordered by on.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(column)
  }

  /// Passes columns on.
  @_disfavoredOverload
  public static func buildExpression<C: TableColumnContent>(
    _ column: C
  ) -> _TableColumns<RowValue, Sort> where C.TableRowValue == RowValue {
    _TableColumns(column)
  }

  /// Builds columns from one or several.
  public static func buildBlock(
    _ columns: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(parts: columns.flatMap(\.parts))
  }

  /// Builds columns that are there only while a condition holds.
  public static func buildIf(
    _ column: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> {
    column ?? _TableColumns(parts: [])
  }

  /// Builds the columns of the first branch of a condition.
  public static func buildEither(
    first column: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> {
    column
  }

  /// Builds the columns of the second branch of a condition.
  public static func buildEither(
    second column: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> {
    column
  }

  /// Builds columns inside `if #available`, as they are.
  public static func buildLimitedAvailability(
    _ column: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> {
    column
  }
}

/// Columns, as a builder makes them out of its statements.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator> {
  let parts: [@MainActor () -> [_TableColumn<RowValue>]]

  nonisolated init(parts: [@MainActor () -> [_TableColumn<RowValue>]]) {
    self.parts = parts
  }

  nonisolated init<C: TableColumnContent>(_ column: C) where C.TableRowValue == RowValue {
    // Used on the main actor alone, as all that resolves views.
    nonisolated(unsafe) let column = column
    parts = [{ C._columns(of: column) }]
  }
}

extension _TableColumns: TableColumnContent {
  /// The type of value of a row.
  public typealias TableRowValue = RowValue
  /// The type of what orders the rows.
  public typealias TableColumnSortComparator = Sort
  /// Columns have no body.
  public typealias TableColumnBody = Never

  /// The columns.
  public static func _columns(of content: Self) -> [_TableColumn<RowValue>] {
    content.parts.flatMap { $0() }
  }
}
