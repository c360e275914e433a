/// A view that need not be evaluated again while it equals the one before.
///
/// It is evaluated at each render all the same, which shows the same.
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Makes a view of one that can be compared.
  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// It has no body of its own.
  public typealias Body = Never

  /// Adds the view.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.resolve(view.content)
  }
}

extension View where Self: Equatable {
  /// Does not evaluate the view again while it equals the one before.
  ///
  /// Accepted without effect: it is evaluated at each render, which shows the same.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
