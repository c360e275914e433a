internal import ViewTree

/// Rows of values under titled columns.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns

  nonisolated init(cells rows: Rows, columns: Columns) {
    self.rows = rows
    self.columns = columns
  }
}

extension Table: View {
  /// A table has no body of its own.
  public typealias Body = Never

  /// Adds the table: the titles, and a cell for each column of each row.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let columns = Columns._columns(of: view.columns)
    let content = ViewTree::Table(
      columns: columns.map { $0.described(in: resolver.environment) },
      hasHeader: !resolver.environment.builtIn.controls.hidesTableHeaders
    )
    guard !columns.isEmpty else { return }
    resolver.scrolling {
      resolver.node(.table(content)) {
        for (row, entry) in Rows._rows(of: view.rows).enumerated() where resolver.failure == nil {
          resolver.descend(entry.id.map { .id($0) } ?? .number(row)) {
            resolver.addCells(columns, of: entry.value)
          }
        }
      }
    }
  }
}

extension _ViewResolver {
  /// Adds the cells of a row.
  fileprivate func addCells<Value>(_ columns: [_TableColumn<Value>], of value: Value) {
    for (index, column) in columns.enumerated() {
      slot(.stack(Stack(axis: .horizontal)), part: index, isRequired: true) {
        resolve(column.cell(value))
      }
    }
  }
}

/// A row of a table: a value, and what tells it from others.
public struct _TableRow<Value> {
  let value: Value
  let id: AnyHashable?
}

/// A column of a table, for values of a type.
public struct _TableColumn<Value> {
  let title: (EnvironmentValues) -> String
  let cell: (Value) -> AnyView
  var width: Double?
  var alignment: ViewTree::HorizontalAlignment = .leading
  var isHidden = false

  func described(in environment: EnvironmentValues) -> ViewTree::Table.Column {
    ViewTree::Table.Column(title(environment), alignment: alignment, width: width)
  }
}
