/// A view that shows nothing and takes no space.
public struct EmptyView: Sendable {
  /// Makes an empty view.
  public init() {}
}

extension EmptyView: View {
  /// The empty view has no body.
  public typealias Body = Never

  /// Adds nothing.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {}
}
