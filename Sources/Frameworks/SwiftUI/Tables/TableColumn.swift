public import Foundation
internal import ViewTree

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of value of a row.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of what orders the rows by a column.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The type of columns that represents the body.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns.
  @MainActor @preconcurrency var tableColumnBody: Self.TableColumnBody { get }

  /// The columns, one by one; those with a body inherit this.
  static func _columns(of content: Self) -> [_TableColumn<TableRowValue>]
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns of the body.
  public static func _columns(of content: Self) -> [_TableColumn<TableRowValue>] {
    TableColumnBody._columns(of: content.tableColumnBody)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// The body of primitive columns, which is never asked for.
  public var tableColumnBody: Never {
    fatalError("\(Self.self) is primitive and has no body")
  }
}

extension Never: TableColumnContent {
  /// There is no such value.
  public typealias TableRowValue = Never
  /// There is no such value.
  public typealias TableColumnSortComparator = Never
  /// There is no such value.
  public typealias TableColumnBody = Never

  /// There are no columns.
  public static func _columns(of content: Never) -> [_TableColumn<Never>] {}
}

/// One column of a table.
public struct TableColumn<
  RowValue: Identifiable,
  Sort: SortComparator,
  Content: View,
  Label: View
> {
  var column: _TableColumn<RowValue>

  nonisolated init(title: Text, content: @escaping (RowValue) -> Content) {
    column = _TableColumn(
      title: { title.string(in: $0) },
      cell: { AnyView(content($0)) }
    )
  }
}

extension TableColumn: TableColumnContent {
  /// The type of value of a row.
  public typealias TableRowValue = RowValue
  /// The type of what orders the rows.
  public typealias TableColumnSortComparator = Sort
  /// A column has no body.
  public typealias TableColumnBody = Never

  /// The column.
  public static func _columns(of content: Self) -> [_TableColumn<RowValue>] {
    content.column.isHidden ? [] : [content.column]
  }

  private nonisolated func changed(_ change: (inout _TableColumn<RowValue>) -> Void) -> Self {
    var copy = self
    change(&copy.column)
    return copy
  }

  /// Sets the width of the column, in points.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
    changed { $0.width = width.map { Double($0) } }
  }

  /// Sets the widths that the column may have, in points; the ideal one is used.
  public nonisolated func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn {
    changed { column in
      column.width = ideal.map { Double($0) }
    }
  }

  /// Sets where the cells of the column stand.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    changed { $0.alignment = alignment.tree }
  }

  /// Hides the column or shows it.
  public nonisolated func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    changed { $0.isHidden = visibility == .hidden }
  }

  /// Names the column for rearranging.
  ///
  /// Accepted without effect.
  public nonisolated func customizationID(_ id: String) -> TableColumn { self }
}

/// Where the cells of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private let rawValue: Int

  var tree: ViewTree::HorizontalAlignment {
    switch rawValue {
    case 1: .center
    case 2: .trailing
    default: .leading
    }
  }

  /// Where the surface chooses.
  public static var automatic: TableColumnAlignment { .init(rawValue: 0) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { .init(rawValue: 0) }
  /// In the middle.
  public static var center: TableColumnAlignment { .init(rawValue: 1) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { .init(rawValue: 2) }
  /// As numbers are written.
  public static var numeric: TableColumnAlignment { .init(rawValue: 2) }
}
