/// A part of a report's or an app's user interface.
///
/// A view is a value that describes what to show. Types either give a ``body`` made of other views
/// or, in this module only, add nodes to the view tree themselves.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that represents the body of this view.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the view to the tree that is being built.
  ///
  /// Views with a body inherit this; only primitive views of the frameworks write it themselves.
  static func _resolve(_ view: Self, in resolver: _ViewResolver)
}

extension View {
  /// Adds what the body describes, after the view's state and environment have been connected.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.resolveBody(of: view)
  }
}

extension View where Body == Never {
  /// The body of a primitive view, which is never asked for.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

extension Never: View {
  /// The body of a view that cannot exist.
  public var body: Never { fatalError("Never has no values") }
}
