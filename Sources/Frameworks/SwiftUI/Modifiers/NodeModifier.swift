package import ViewTree

/// A modifier that puts a node of the tree around each view.
package struct _NodeModifier {
  private let content: (EnvironmentValues) -> Content

  package init(_ content: Content) {
    self.content = { _ in content }
  }

  /// A node that depends on the environment.
  package init(_ content: @escaping (EnvironmentValues) -> Content) {
    self.content = content
  }
}

extension _NodeModifier: ViewModifier {
  package typealias Body = Never

  package static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.wrapping(modifier.content(resolver.environment)) { content(resolver) }
  }
}

/// A modifier that draws a second view behind or in front of each view.
package struct _PartModifier<Part> {
  let content: Content
  let alignment: ViewTree::Alignment
  let part: Part
}

extension _PartModifier: ViewModifier where Part: View {
  package typealias Body = Never

  package static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.wrapping(modifier.content, part: modifier.part, alignment: modifier.alignment) {
      content(resolver)
    }
  }
}

/// A modifier that changes the environment of the view.
package struct _EnvironmentModifier {
  private let write: (inout EnvironmentValues) -> Void

  package init(_ write: @escaping (inout EnvironmentValues) -> Void) {
    self.write = write
  }
}

extension _EnvironmentModifier: ViewModifier {
  package typealias Body = Never

  package static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.withEnvironment(modifier.write) { content(resolver) }
  }
}

extension View {
  /// Puts a node of the tree around each view.
  package nonisolated func node(_ content: Content) -> ModifiedContent<Self, _NodeModifier> {
    modifier(_NodeModifier(content))
  }

  /// Changes values that this module reads from the environment.
  package nonisolated func setting(
    _ write: @escaping (inout BuiltInEnvironment) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { write(&$0.builtIn) })
  }
}
