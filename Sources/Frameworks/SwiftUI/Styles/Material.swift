internal import ViewTree

/// A translucent layer; drawn as the surface's secondary background, since nothing shows through.
public struct Material: ShapeStyle {
  /// A material resolves to no other style.
  public typealias Resolved = Never

  /// A thin layer.
  public static let ultraThin = Material()
  /// A thin layer.
  public static let thin = Material()
  /// A layer of common thickness.
  public static let regular = Material()
  /// A thick layer.
  public static let thick = Material()
  /// A thick layer.
  public static let ultraThick = Material()
  /// The layer of bars.
  public static let bar = Material()

  /// The paint that stands in for the layer.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.secondaryBackground)))
  }
}

extension ShapeStyle where Self == Material {
  /// A thin layer.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin layer.
  public static var thinMaterial: Material { .thin }
  /// A layer of common thickness.
  public static var regularMaterial: Material { .regular }
  /// A thick layer.
  public static var thickMaterial: Material { .thick }
  /// A thick layer.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The layer of bars.
  public static var bar: Material { .bar }
}
