/// One of two views, as a view builder makes it out of `if`–`else` and `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A condition has no body of its own.
  public typealias Body = Never

  /// Adds the branch that was taken; each branch has an identity of its own.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    switch view.storage {
    case .trueContent(let content): resolver.descend(.child(0)) { resolver.resolve(content) }
    case .falseContent(let content): resolver.descend(.child(1)) { resolver.resolve(content) }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// An optional view has no body of its own.
  public typealias Body = Never

  /// Adds the view, if there is one.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    if let view { resolver.resolve(view) }
  }
}
