package import ViewTree

/// A view that is one node of the tree, for frameworks that add views of their own.
///
/// The content is made when the view is resolved, so it can follow the environment. The number of
/// children must be one that the content allows.
package struct _PrimitiveView {
  private let content: (EnvironmentValues) -> Content
  private let children: [AnyView]

  package init(
    children: [AnyView] = [],
    content: @escaping (EnvironmentValues) -> Content
  ) {
    self.content = content
    self.children = children
  }

  package init(_ content: Content, children: [AnyView] = []) {
    self.init(children: children) { _ in content }
  }
}

extension _PrimitiveView: View {
  package typealias Body = Never

  package static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.node(view.content(resolver.environment)) {
      for (index, child) in view.children.enumerated() {
        resolver.slot(.depthStack(.center), part: index, isRequired: true) {
          resolver.resolve(child)
        }
      }
    }
  }
}
