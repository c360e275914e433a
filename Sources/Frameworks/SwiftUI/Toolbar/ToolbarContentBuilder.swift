/// Builds items for a bar out of those that stand in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Passes items on.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Passes one item on unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Builds items from several.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<(repeat each Content)> {
    _TupleToolbarContent(value: (repeat each content)) { members, items in
      var index = 0
      repeat items.collect(each members, at: &index)
    }
  }

  /// Builds items that are there only while a condition holds.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the items of the first branch of a condition.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the items of the second branch of a condition.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Builds items inside `if #available`, as they are.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Several items, as a builder makes them out of its statements.
public struct _TupleToolbarContent<T> {
  let value: T
  let collectMembers: @MainActor (T, _ToolbarItems) -> Void
}

extension _ToolbarItems {
  /// Notes the next items of several.
  fileprivate func collect<Content: ToolbarContent>(_ content: Content, at index: inout Int) {
    let step = index
    index += 1
    resolver.descend(.child(step)) { Content._collect(content, in: self) }
  }
}

extension _TupleToolbarContent: ToolbarContent {
  /// Several items have no body.
  public typealias Body = Never

  /// Notes the items.
  public static func _collect(_ content: Self, in items: _ToolbarItems) {
    content.collectMembers(content.value, items)
  }
}

extension _TupleToolbarContent: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Notes the items, if there are any.
  public static func _collect(_ content: Self, in items: _ToolbarItems) {
    if let content { Wrapped._collect(content, in: items) }
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// Notes the items of the branch that was taken.
  public static func _collect(_ content: Self, in items: _ToolbarItems) {
    switch content.storage {
    case .trueContent(let branch): TrueContent._collect(branch, in: items)
    case .falseContent(let branch): FalseContent._collect(branch, in: items)
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// A group has no body of its own.
  public typealias Body = Never

  /// Makes a group of items.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.init(members: content())
  }

  /// Notes the members.
  public static func _collect(_ content: Self, in items: _ToolbarItems) {
    Content._collect(content.content, in: items)
  }
}
