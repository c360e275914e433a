package import ViewTree

/// The current foreground style at a level of emphasis.
///
/// Where nobody has set a foreground style these are the surface's own colours for primary, secondary,
/// tertiary and quaternary content. Otherwise they are the style that was set, more transparent by
/// level: 100, 50, 25 and 18 percent.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// A level resolves to no other style.
  public typealias Resolved = Never

  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The paint of the level.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    environment.foreground(level: level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The current foreground style for secondary content.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The current foreground style for tertiary content.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The current foreground style for quaternary content.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The current foreground style for quinary content.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style at a level of emphasis.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  /// A level resolves to no other style.
  public typealias Resolved = Never

  let base: Base
  let level: Int

  /// The paint of the style, more transparent by level.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    base._paint(in: environment).level(level)
  }
}

extension ShapeStyle {
  /// The style for secondary content.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The style for tertiary content.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The style for quaternary content.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The style for quinary content.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension _ResolvedPaint {
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.12]
  private static let backgrounds: [SystemColor] = [
    .background, .secondaryBackground, .tertiaryBackground, .tertiaryBackground,
    .tertiaryBackground,
  ]
  fileprivate static let foregrounds: [SystemColor] = [
    .primary, .secondary, .tertiary, .quaternary, .quaternary,
  ]

  /// The paint at a level of emphasis: the surface has colours of its own behind content.
  func level(_ level: Int) -> _ResolvedPaint {
    guard Self.opacities.indices.contains(level) else { return self }
    if paint == .color(.system(.background)) {
      return _ResolvedPaint(.color(.system(Self.backgrounds[level])))
    }
    return opacity(Self.opacities[level])
  }
}

/// The foreground style that views inherit, as paints by level.
package struct ForegroundLevels: Hashable, Sendable {
  var paints: [_ResolvedPaint]
}

extension EnvironmentValues {
  /// The paint of a level of the foreground style, from 0.
  func foreground(level: Int) -> _ResolvedPaint {
    guard let paints = builtIn.foreground?.paints, let first = paints.first else {
      let colors = _ResolvedPaint.foregrounds
      return _ResolvedPaint(.color(.system(colors[min(max(level, 0), colors.count - 1)])))
    }
    return paints.indices.contains(level) ? paints[level] : first.level(level)
  }

  /// The paint of text, symbols and shapes that have none of their own.
  package var foregroundPaint: Paint { foreground(level: 0).paint }

  /// The paint of the parts of controls that show a value.
  package var tintPaint: Paint {
    builtIn.tint?.paint(in: self) ?? .color(.system(.accent))
  }
}
