public import Foundation

extension Table {
  /// Makes a table with a row for each element.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(cells: TableForEachContent(data: data), columns: columns())
  }

  /// Makes a table with rows of its own.
  public nonisolated init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with rows of its own.
  public nonisolated init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with a row for each element, which are in the order of the data.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
  {
    self.init(cells: TableForEachContent(data: data), columns: columns())
  }

  /// Makes a table with rows of its own, which are in the order of the data.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with rows of its own, which are in the order of the data.
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with a row for each element, of which one can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(cells: TableForEachContent(data: data), columns: columns())
  }

  /// Makes a table with rows of its own, of which one can be chosen.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with rows of its own, of which one can be chosen.
  public nonisolated init(
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with a row for each element, of which one can be chosen, which are in the order of the data.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
  {
    self.init(cells: TableForEachContent(data: data), columns: columns())
  }

  /// Makes a table with rows of its own, of which one can be chosen, which are in the order of the data.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with rows of its own, of which one can be chosen, which are in the order of the data.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with a row for each element, of which several can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(cells: TableForEachContent(data: data), columns: columns())
  }

  /// Makes a table with rows of its own, of which several can be chosen.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with rows of its own, of which several can be chosen.
  public nonisolated init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with a row for each element, of which several can be chosen, which are in the order of the data.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element == Value,
    Columns.TableColumnSortComparator == Sort, Sort.Compared == Value
  {
    self.init(cells: TableForEachContent(data: data), columns: columns())
  }

  /// Makes a table with rows of its own, of which several can be chosen, which are in the order of the data.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(cells: rows(), columns: columns())
  }

  /// Makes a table with rows of its own, of which several can be chosen, which are in the order of the data.
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
    self.init(cells: rows(), columns: columns())
  }
}
