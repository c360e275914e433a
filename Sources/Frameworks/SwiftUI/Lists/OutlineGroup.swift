internal import ViewTree

/// Elements and, below each, those that it holds, folded away at first.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  private let roots: [Data.Element]
  private let branch: OutlineBranch<Data.Element>
}

/// What an outline knows of its elements.
struct OutlineBranch<Element> {
  let id: (Element) -> AnyHashable
  let children: (Element) -> [Element]?
  let row: (Element) -> AnyView
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The outline.
  public var body: some View { _OutlineRows(elements: roots, branch: branch) }
}

/// The rows of one level of an outline.
struct _OutlineRows<Element>: View {
  let elements: [Element]
  let branch: OutlineBranch<Element>

  var body: some View {
    ForEach(elements.indices, id: \.self) { index in
      let id = branch.id(elements[index])
      row(elements[index]).id(id).modifier(_RowModifier { $0.value = id })
    }
  }

  private func row(_ element: Element) -> AnyView {
    guard let children = branch.children(element) else { return branch.row(element) }
    return AnyView(
      DisclosureGroup {
        _OutlineRows(elements: children, branch: branch)
      } label: {
        branch.row(element)
      }
    )
  }
}

/// The rows below an element of an outline.
public struct OutlineSubgroupChildren {
  private init() {}
}

extension OutlineSubgroupChildren: View {
  /// The rows are added by the outline itself.
  public var body: some View { EmptyView() }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  private nonisolated init<DataElement>(
    roots: [DataElement],
    id: @escaping (DataElement) -> ID,
    children: @escaping (DataElement) -> Data?,
    content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.roots = roots
    branch = OutlineBranch(
      id: { AnyHashable(id($0)) },
      children: { children($0).map { Array($0) } },
      row: { AnyView(content($0)) }
    )
  }

  /// Makes an outline of elements that carry their identity.
  public nonisolated init<DataElement>(
    _ data: Data,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      roots: Array(data),
      id: { $0.id },
      children: { $0[keyPath: children] },
      content: content
    )
  }

  /// Makes an outline of elements that are identified by one of their properties.
  public nonisolated init<DataElement>(
    _ data: Data,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data),
      id: { $0[keyPath: id] },
      children: { $0[keyPath: children] },
      content: content
    )
  }

  /// Makes an outline of one element that carries its identity.
  public nonisolated init<DataElement>(
    _ root: DataElement,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      roots: [root],
      id: { $0.id },
      children: { $0[keyPath: children] },
      content: content
    )
  }

  /// Makes an outline of one element that is identified by one of its properties.
  public nonisolated init<DataElement>(
    _ root: DataElement,
    id: KeyPath<DataElement, ID>,
    children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: [root],
      id: { $0[keyPath: id] },
      children: { $0[keyPath: children] },
      content: content
    )
  }
}
