internal import Foundation

/// A view for each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// Tells the elements apart.
  package let id: (Data.Element) -> ID

  package init(
    _ data: Data,
    identifiedBy id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// The loop has no body of its own.
  public typealias Body = Never

  /// Adds the views of the elements, each with the identity of its element.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    // By index: the runtime would have to look up the type of the collection's iterator.
    let delete = resolver.rowDeletion
    resolver.rowDeletion = nil
    defer { resolver.rowDeletion = delete }
    var index = view.data.startIndex
    var offset = 0
    while index != view.data.endIndex, resolver.failure == nil {
      let element = view.data[index]
      view.data.formIndex(after: &index)
      let (id, position) = (view.id(element), offset)
      offset += 1
      resolver.descend(.identified(by: id)) {
        guard resolver.collector != nil || delete != nil else {
          return resolver.resolve(view.content(element))
        }
        resolver.withTraits({ traits in
          traits.identity = AnyHashable(id)
          if let delete { traits.row.delete = { delete(IndexSet(integer: position)) } }
        }) { resolver.resolve(view.content(element)) }
      }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes views of elements that carry their identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes views of elements that are identified by one of their properties.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Makes views of bindings to the elements of a collection that carry their identity.
  public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes views of bindings to the elements of a collection, identified by one of their properties.
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(pairs, identifiedBy: { $0.1 }, content: { content(data[$0.0]) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}
