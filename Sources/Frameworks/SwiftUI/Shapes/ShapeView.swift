public import Foundation

/// A view that draws an outline, and can draw it once more on top.
public protocol ShapeView<Content>: View {
  /// The type of outline.
  associatedtype Content: Shape

  /// The outline.
  nonisolated var shape: Content { get }

  /// The outline with what is drawn of it so far.
  nonisolated var _layers: _ShapeView<Content> { get }
}

/// An outline that is filled, has lines along it, or both.
public struct _ShapeView<Content: Shape> {
  /// The outline.
  public let shape: Content
  var layers: [ShapeLayer]

  nonisolated init(_ shape: Content, _ layers: [ShapeLayer]) {
    self.shape = shape
    self.layers = layers
  }

  nonisolated func adding(_ layer: ShapeLayer) -> _ShapeView<Content> {
    _ShapeView(shape, layers + [layer])
  }
}

extension _ShapeView: ShapeView {
  /// A shape has no body.
  public typealias Body = Never

  /// This view.
  public nonisolated var _layers: _ShapeView<Content> { self }

  /// Adds the outline.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.add(view.shape._geometry, view.layers)
  }
}

extension ShapeView {
  /// Fills the outline, in front of what is drawn of it so far.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Content> {
    _layers.adding(.fill(AnyShapeStyle(content), style))
  }

  /// Draws a line along the outline, in front of what is drawn of it so far.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _layers.adding(.stroke(AnyShapeStyle(content), style, isInside: false))
  }

  /// Draws a line along the outline, in front of what is drawn of it so far.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the outline, in front of what is drawn of it so far.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _layers.adding(.stroke(AnyShapeStyle(content), style, isInside: true))
  }

  /// Draws a line inside the outline, in front of what is drawn of it so far.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
