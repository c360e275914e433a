public import Foundation

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column with a localized string as its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), content: content)
  }

  /// Makes a column with a string as its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content: content)
  }

  /// Makes a column of strings with a localized string as its title.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(title: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Makes a column of strings with a string as its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(title: Text(title)) { Text($0[keyPath: value]) }
  }

  /// Makes a column with a text as its title.
  public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: text, content: content)
  }

  /// Makes a column of strings with a text as its title.
  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(title: text) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column that rows can be ordered by, with a localized string as its title.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), content: content)
  }

  /// Makes a column that rows can be ordered by, with a string as its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content: content)
  }

  /// Makes a column that rows can be ordered by, with a localized string as its title.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    comparator: some SortComparator<V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), content: content)
  }

  /// Makes a column that rows can be ordered by, with a string as its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    comparator: some SortComparator<V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content: content)
  }

  /// Makes a column of strings that rows can be ordered by, with a localized string as its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(title: Text(titleKey)) { Text($0[keyPath: value]) }
  }

  /// Makes a column of strings that rows can be ordered by, with a string as its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text {
    self.init(title: Text(title)) { Text($0[keyPath: value]) }
  }

  /// Makes a column that rows can be ordered by, with a localized string as its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), content: content)
  }

  /// Makes a column that rows can be ordered by, with a string as its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), content: content)
  }
}

extension TableColumn where Label == Text {
  /// Makes a column that rows can be ordered by, with a localized string as its title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(title: Text(titleKey), content: content)
  }

  /// Makes a column that rows can be ordered by, with a string as its title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(title: Text(title), content: content)
  }
}
