internal import ViewTree

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the style.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    environment.foreground(level: 0)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style behind content, the surface's unless a view sets another.
public struct BackgroundStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the style.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    environment.background
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style behind content, the surface's unless a view sets another.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the style.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(environment.tintPaint)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The colour of thin lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the style.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.separator)))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of thin lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The faint colour behind controls and empty bars.
public struct FillShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the style.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.fill)))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The faint colour behind controls and empty bars.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The colour behind what has been chosen.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the style.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(environment.tintPaint)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what has been chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The colour of words in empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the style.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.tertiary)))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of words in empty fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the style.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.accent)))
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The colour of the surface.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  /// Makes the style.
  public init() {}

  /// The paint of the style.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.background)))
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The colour of the surface.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension EnvironmentValues {
  /// The paint behind content.
  fileprivate var background: _ResolvedPaint {
    backgroundStyle?._paint(in: self) ?? _ResolvedPaint(.color(.system(.background)))
  }
}
