/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  /// A hidden style resolves to no other.
  public typealias Resolved = Never

  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }

  /// The paint of the style inside.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._paint(in: environment)
  }
}

/// A style that is another one made more transparent.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  let style: Style
  let opacity: Double

  /// The paint of the style inside, made more transparent.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._paint(in: environment).opacity(opacity)
  }
}

extension ShapeStyle {
  /// The same style, that opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}
