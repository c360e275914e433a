/// Builds the tabs of a tab view out of those that stand in a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as views.
  public typealias Content<C> = _TabContentView<C>

  /// Passes tabs on.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue {
    content
  }

  /// Passes one tab on unchanged.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  /// Builds tabs from several.
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TupleTabContent<TabValue, (repeat each C)> {
    _TupleTabContent(value: (repeat each content)) { tabs, resolver in
      var index = 0
      repeat resolver.resolveTabs(each tabs, at: &index)
    }
  }

  /// Builds tabs that are there only while a condition holds.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
    content
  }

  /// Builds the tabs of the first branch of a condition.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the tabs of the second branch of a condition.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds tabs inside `if #available`, as they are.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue {
    content
  }
}

/// Several tabs, as a builder makes them out of its statements.
public struct _TupleTabContent<TabValue: Hashable, T> {
  let value: T
  let resolveMembers: @MainActor (T, _ViewResolver) -> Void
}

extension _ViewResolver {
  /// Adds the next tabs of several.
  fileprivate func resolveTabs<Tabs: TabContent>(_ tabs: Tabs, at index: inout Int) {
    let step = index
    index += 1
    descend(.child(step)) { Tabs._resolveTabs(tabs, in: self) }
  }
}

extension _TupleTabContent: TabContent {
  /// Several tabs have no body.
  public typealias Body = Never

  /// Adds the tabs.
  public static func _resolveTabs(_ content: Self, in resolver: _ViewResolver) {
    content.resolveMembers(content.value, resolver)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of value of the tabs.
  public typealias TabValue = Wrapped.TabValue

  /// Adds the tabs, if there are any.
  public static func _resolveTabs(_ content: Self, in resolver: _ViewResolver) {
    if let content { Wrapped._resolveTabs(content, in: resolver) }
  }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of value of the tabs.
  public typealias TabValue = TrueContent.TabValue

  /// Adds the tabs of the branch that was taken.
  public static func _resolveTabs(_ content: Self, in resolver: _ViewResolver) {
    switch content.storage {
    case .trueContent(let tabs): TrueContent._resolveTabs(tabs, in: resolver)
    case .falseContent(let tabs): FalseContent._resolveTabs(tabs, in: resolver)
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of value of the tabs.
  public typealias TabValue = Content.TabValue

  /// Adds the tabs of the elements.
  public static func _resolveTabs(_ content: Self, in resolver: _ViewResolver) {
    for element in content.data {
      resolver.descend(.identified(by: content.id(element))) {
        Content._resolveTabs(content.content(element), in: resolver)
      }
    }
  }

  /// Makes tabs of elements that carry their identity.
  public nonisolated init<T>(
    _ data: Data,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, T == Content.TabValue {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }

  /// Makes tabs of elements that are identified by one of their properties.
  public nonisolated init<T>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}
