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
  ///
  /// Inlinable, so that the author's module knows the type of the body when it is compiled. The Swift
  /// runtime would otherwise look it up by name at the first render, and search all conformances of
  /// the program for each type in it.
  @inlinable
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    var connected = view
    resolver._beginBody(of: &connected)
    resolver._resolve(connected.body)
    resolver._endBody()
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
