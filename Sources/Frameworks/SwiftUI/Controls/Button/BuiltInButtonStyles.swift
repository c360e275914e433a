internal import ViewTree

/// A button as one node of the tree, for the styles that the surface draws.
struct _BuiltInButton {
  var style: ButtonContent.Style = .automatic
  var tint: Color?
  var shape: ShapeKind?
  let configuration: PrimitiveButtonStyleConfiguration
}

extension _BuiltInButton: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let environment = resolver.environment
    let content = ButtonContent(
      role: view.configuration.role?.tree ?? .none,
      style: view.style,
      tint: view.tint?.paint(in: environment) ?? environment.builtIn.tint?.paint(in: environment),
      shape: view.shape ?? environment.builtIn.controls.buttonShape?.tree
    )
    resolver.control(.button(content), .press(view.configuration.action)) {
      resolver.slot(.stack(Stack(axis: .horizontal)), part: 0, isRequired: true) {
        resolver.resolve(view.configuration.label)
      }
    }
  }
}
