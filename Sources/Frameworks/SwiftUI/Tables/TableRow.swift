/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of value of a row.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of rows that represents the body.
  associatedtype TableRowBody: TableRowContent

  /// The rows.
  @MainActor @preconcurrency var tableRowBody: Self.TableRowBody { get }

  /// The rows, one by one; those with a body inherit this.
  static func _rows(of content: Self) -> [_TableRow<TableRowValue>]
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The rows of the body.
  public static func _rows(of content: Self) -> [_TableRow<TableRowValue>] {
    TableRowBody._rows(of: content.tableRowBody)
  }
}

extension TableRowContent where TableRowBody == Never {
  /// The body of primitive rows, which is never asked for.
  public var tableRowBody: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Never: TableRowContent {
  /// There is no such value.
  public typealias TableRowBody = Never

  /// There are no rows.
  public static func _rows(of content: Never) -> [_TableRow<Never>] {}
}

/// One row of a table.
public struct TableRow<Value: Identifiable> {
  private let value: Value

  /// Makes a row.
  public nonisolated init(_ value: Value) {
    self.value = value
  }
}

extension TableRow: TableRowContent {
  /// The type of value of the row.
  public typealias TableRowValue = Value
  /// A row has no body.
  public typealias TableRowBody = Never

  /// The row.
  public static func _rows(of content: Self) -> [_TableRow<Value>] {
    [_TableRow(value: content.value, id: AnyHashable(content.value.id))]
  }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  /// The type of value of the rows.
  public typealias TableRowValue = Data.Element
  /// Rows have no body.
  public typealias TableRowBody = Never

  /// The rows.
  public static func _rows(of content: Self) -> [_TableRow<Data.Element>] {
    content.data.map { _TableRow(value: $0, id: AnyHashable($0.id)) }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of value of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// A loop has no body.
  public typealias TableRowBody = Never

  /// The rows of the elements.
  public static func _rows(of content: Self) -> [_TableRow<Content.TableRowValue>] {
    content.data.flatMap { Content._rows(of: content.content($0)) }
  }

  /// Makes rows of elements that carry their identity.
  public nonisolated init<V>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TableRowValue {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// Makes rows of elements that are identified by one of their properties.
  public nonisolated init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Makes a row for each element.
  public nonisolated init(_ data: Data)
  where
    ID == Data.Element.ID, Data.Element: Identifiable, Content == TableRow<Data.Element>
  {
    self.init(data, identifiedBy: { $0.id }, content: { TableRow($0) })
  }
}
