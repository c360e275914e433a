/// A modifier that gives a view an identity of its own.
struct _IdentityModifier<ID> {
  let id: ID
}

extension _IdentityModifier: ViewModifier where ID: Hashable {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.identified(by: modifier.id)) { content(resolver) }
  }
}

extension View {
  /// Ties the view's state to a value: when the value changes, the state starts anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentityModifier(id: id))
  }

  /// Gives the view a value for the selection of a picker, tab view or list to refer to.
  public nonisolated func tag<Tag: Hashable>(
    _ tag: Tag,
    includeOptional: Bool = true
  ) -> some View {
    trait { $0.tag = SelectionTag(value: tag, includesOptional: includeOptional) }
  }
}
