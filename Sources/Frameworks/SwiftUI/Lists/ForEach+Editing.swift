public import Foundation

/// The rows of a list that can be changed.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the data behind the rows.
  associatedtype Data: Collection

  /// The data behind the rows.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data behind the rows.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Runs an action when rows of a list are deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent
  {
    modifier(_DeleteModifier(action: action))
  }

  /// Runs an action when rows are moved.
  ///
  /// Accepted without effect: rows stay where they are.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  {
    modifier(EmptyModifier())
  }
}

extension ForEach where Content: View {
  /// Makes views of bindings to the elements of a collection that can be changed by the user.
  public init<C>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element, which can be changed by the user.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ForEach(data, content: rowContent))
  }
}

extension ForEach where Content: View {
  /// Makes views of bindings to the elements of a collection, identified by one of their properties,
  /// that can be changed by the user.
  public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    self.init(data, id: id, content: content)
  }
}

/// How the user may change a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// By moving elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// By deleting elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// By anything.
  public static var all: EditActions<Data> { [move, delete] }
}

extension View {
  /// Forbids deleting a row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowModifier { if isDisabled { $0.delete = nil } })
  }

  /// Forbids moving a row.
  ///
  /// Accepted without effect: rows stay where they are.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Forbids choosing a row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_RowModifier { if isDisabled { $0.isFixed = true } })
  }

  /// Adds actions to a row of a list, which stand in a menu at its end.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    rowMenu(AnyView(content()))
  }

  /// Runs an action when the view is to be brought up to date.
  ///
  /// A button in the bar or above the view does so; views inside can run the action as `refresh` of
  /// the environment.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_RefreshModifier(action: RefreshAction(action: action)))
  }
}
