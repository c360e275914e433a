public import Foundation
internal import ViewTree

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  /// A shape has no body.
  public typealias Body = Never

  private let shape: any Shape

  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  /// The outline in a frame.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size of the shape inside.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the outline is.
  public nonisolated var _geometry: _ShapeGeometry { shape._geometry }
}

/// The shape of the container around, as ``SwiftUI/View/containerShape(_:)`` sets it; a rectangle
/// where nobody has set one.
public struct ContainerRelativeShape: InsettableShape {
  /// A shape has no body.
  public typealias Body = Never

  /// Makes the shape.
  public nonisolated init() {}

  /// A rectangle: without a view there is no container around.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// What the outline is.
  public nonisolated var _geometry: _ShapeGeometry { _ShapeGeometry(.container) }

  /// The shape, made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension View {
  /// Sets the shape that ``ContainerRelativeShape`` has inside the view.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    setting { $0.containerShape = shape._geometry }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// A shape has no body.
  public typealias Body = Never

  /// The outline in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    let path = _geometry.anyPath(in: rect.size) ?? Path(rect)
    return path.offsetBy(dx: rect.minX, dy: rect.minY)
  }

  /// What the outline is; rounded corners where the surface chooses.
  public nonisolated var _geometry: _ShapeGeometry {
    _ShapeGeometry(tree ?? .roundedRectangle(cornerRadius: 8))
  }

  /// The outline, made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
