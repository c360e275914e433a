public import Foundation
internal import ViewTree

/// A view that draws an outline, and can draw it once more on top.
public protocol ShapeView<Content>: View {
  /// The type of outline.
  associatedtype Content: Shape

  /// The outline.
  nonisolated var shape: Content { get }
}

/// An outline that is filled, has a line along it, or both.
public struct _ShapeView<Content: Shape> {
  /// The outline.
  public let shape: Content
  let fill: AnyShapeStyle?
  let stroke: StrokeRecipe?

  /// A line along the outline, before its style is resolved.
  struct StrokeRecipe {
    let style: AnyShapeStyle
    let width: CGFloat
    let isInside: Bool
  }
}

extension _ShapeView: ShapeView {
  /// A shape has no body.
  public typealias Body = Never

  /// Adds the outline.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let environment = resolver.environment
    let stroke = view.stroke.map { recipe in
      Stroke(
        paint: recipe.style.paint(in: environment),
        width: recipe.width.treeSize ?? 0,
        isInside: recipe.isInside
      )
    }
    resolver.add(
      view.shape._geometry,
      fill: view.fill?.paint(in: environment),
      stroke: stroke
    )
  }
}

extension _ShapeView {
  /// Draws a line along the outline, in front of its fill.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _ShapeView(
      shape: shape,
      fill: fill,
      stroke: .init(style: AnyShapeStyle(content), width: style.lineWidth, isInside: false)
    )
  }

  /// Draws a line along the outline, in front of its fill.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Draws a line inside the outline, in front of its fill.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Content> {
    _ShapeView(
      shape: shape,
      fill: fill,
      stroke: .init(style: AnyShapeStyle(content), width: lineWidth, isInside: true)
    )
  }
}

extension Shape {
  /// Fills the outline.
  public nonisolated func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, fill: AnyShapeStyle(content), stroke: nil)
  }

  /// Fills the outline with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws a line along the outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(
      shape: self,
      fill: nil,
      stroke: .init(style: AnyShapeStyle(content), width: style.lineWidth, isInside: false)
    )
  }

  /// Draws a line along the outline.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line along the outline in the foreground style.
  public nonisolated func stroke(style: StrokeStyle) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), style: style)
  }

  /// Draws a line along the outline in the foreground style.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Draws a line inside the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(
      shape: self,
      fill: nil,
      stroke: .init(style: AnyShapeStyle(content), width: style.lineWidth, isInside: true)
    )
  }

  /// Draws a line inside the outline.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Draws a line inside the outline in the foreground style.
  public nonisolated func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Draws a line inside the outline in the foreground style.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}
