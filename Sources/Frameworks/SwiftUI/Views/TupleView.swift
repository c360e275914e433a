/// Several views, as a view builder makes them out of its statements.
public struct TupleView<T> {
  /// The views.
  public var value: T
  private let resolveChildren: @MainActor (T, _ViewResolver) -> Void

  /// Makes one view out of a tuple of views.
  ///
  /// Members that are not views are left out.
  public init(_ value: T) {
    self.init(value) { value, resolver in
      var index = 0
      for member in Mirror(reflecting: value).children {
        guard let view = member.value as? any View else { continue }
        resolver.resolveChild(view, at: &index)
      }
    }
  }

  init(_ value: T, resolveChildren: @escaping @MainActor (T, _ViewResolver) -> Void) {
    self.value = value
    self.resolveChildren = resolveChildren
  }
}

extension TupleView: View {
  /// A tuple has no body of its own.
  public typealias Body = Never

  /// Adds the views one after the other.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    view.resolveChildren(view.value, resolver)
  }
}
