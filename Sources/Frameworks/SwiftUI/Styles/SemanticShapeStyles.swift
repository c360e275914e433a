internal import ViewTree

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the foreground.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    environment.foreground(level: 0)
  }
}

/// The colour of the surface.
public struct BackgroundStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the surface.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.background)))
  }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the tint.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(environment.tintPaint)
  }
}

/// The colour of thin lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of separators.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.separator)))
  }
}

/// The faint colour behind controls and empty bars.
public struct FillShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of fills.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.fill)))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of the surface.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of thin lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The faint colour behind controls and empty bars.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
