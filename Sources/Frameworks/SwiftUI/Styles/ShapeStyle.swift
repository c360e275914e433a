package import ViewTree

/// A colour or pattern that fills text, lines and areas.
public protocol ShapeStyle: Sendable {
  /// The type of style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint to use in an environment.
  ///
  /// Styles that resolve to other styles inherit this.
  func _paint(in environment: EnvironmentValues) -> _ResolvedPaint
}

extension ShapeStyle {
  /// The paint of the style that this one resolves to.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// The style that a primitive one becomes, which is never asked for.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a primitive style and resolves to no other")
  }
}

extension Never: ShapeStyle {
  /// The paint of a style that cannot exist.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    fatalError("Never has no values")
  }
}

/// What a style comes to: a paint of the view tree.
public struct _ResolvedPaint: Hashable, Sendable {
  package let paint: Paint

  package init(_ paint: Paint) {
    self.paint = paint
  }

  /// The same paint, that opaque.
  package func opacity(_ opacity: Double) -> _ResolvedPaint {
    _ResolvedPaint(
      paint.mapColors { color in ColorValue(base: color.base, opacity: color.opacity * opacity) }
    )
  }
}

extension ShapeStyle {
  /// The paint to use in an environment.
  package func paint(in environment: EnvironmentValues) -> Paint {
    _paint(in: environment).paint
  }
}
