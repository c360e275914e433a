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
}

/// The foreground style that views inherit, as paints by level.
package struct ForegroundLevels: Hashable, Sendable {
  var paints: [_ResolvedPaint]
}

extension EnvironmentValues {
  private static let opacities = [1, 0.5, 0.25, 0.18]
  private static let systemColors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]

  /// The paint of a level of the foreground style, 0…3.
  func foreground(level: Int) -> _ResolvedPaint {
    guard let paints = builtIn.foreground?.paints, let first = paints.first else {
      return _ResolvedPaint(.color(.system(Self.systemColors[level])))
    }
    if level < paints.count { return paints[level] }
    return first.opacity(Self.opacities[level])
  }

  /// The paint of text, symbols and shapes that have none of their own.
  package var foregroundPaint: Paint { foreground(level: 0).paint }

  /// The paint of the parts of controls that show a value.
  package var tintPaint: Paint {
    builtIn.tint?.paint(in: self) ?? .color(.system(.accent))
  }
}
