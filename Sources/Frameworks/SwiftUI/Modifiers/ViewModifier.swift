/// A change to a view that can be used on many views.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that the modifier makes.
  associatedtype Body: View

  /// The view that the modifier is put on.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Adds the changed view to the tree that is being built.
  ///
  /// Modifiers with a body inherit this; only primitive modifiers of the frameworks write it.
  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  )
}

extension ViewModifier {
  /// Adds what the body describes.
  public static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      var connected = modifier
      resolver.connectFields(of: &connected)
      resolver.resolve(connected.body(content: _ViewModifier_Content(resolveContent: content)))
    }
  }
}

extension ViewModifier where Body == Never {
  /// The body of a primitive modifier, which is never asked for.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is a primitive modifier and has no body")
  }
}

/// The view that a modifier is put on, without its type.
public struct _ViewModifier_Content<Modifier> {
  package let resolveContent: @MainActor (_ViewResolver) -> Void
}

extension _ViewModifier_Content: View {
  /// The content has no body of its own.
  public typealias Body = Never

  /// Adds the view.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.part(0)) { view.resolveContent(resolver) }
  }
}

/// A view with a modifier on it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts a modifier on a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A modified view has no body of its own.
  public typealias Body = Never

  /// Adds the view with its changes.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let content = view.content
    Modifier._resolve(view.modifier, in: resolver) { $0.resolve(content) }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Two modifiers in a row have no body of their own.
  public typealias Body = Never

  /// Applies the first modifier, then the second.
  public static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    let first = modifier.content
    Modifier._resolve(modifier.modifier, in: resolver) {
      Content._resolve(first, in: $0, content: content)
    }
  }
}

extension ViewModifier {
  /// Puts another modifier after this one.
  public nonisolated func concat<Next>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Makes a modifier that changes nothing.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  /// The empty modifier has no body.
  public typealias Body = Never

  /// Adds the view as it is.
  public static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    content(resolver)
  }
}

extension View {
  /// Puts a modifier on this view.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
