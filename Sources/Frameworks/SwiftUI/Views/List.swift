internal import ViewTree

/// Rows that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content

  fileprivate init(_ content: Content) {
    self.content = content
  }
}

extension List: View {
  /// A list has no body of its own.
  public typealias Body = Never

  /// Adds the list; each view in it is a row.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.node(.list(resolver.environment.builtIn.listStyle)) {
      resolver.resolve(view.content)
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content())
  }

  /// Makes a list with a row for each element that carries its identity.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, identified by one of its properties.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each number of a range.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ForEach(data, content: rowContent))
  }
}
