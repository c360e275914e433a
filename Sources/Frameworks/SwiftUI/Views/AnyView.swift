/// A view whose type is hidden.
public struct AnyView {
  private let view: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    self.view = view
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.view = view
  }
}

extension AnyView: View {
  /// A hidden view's body belongs to the view inside.
  public typealias Body = Never

  /// Adds the view; one of another type has another identity.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.body(ObjectIdentifier(type(of: view.view)))) {
      resolver.resolve(view.view)
    }
  }
}
