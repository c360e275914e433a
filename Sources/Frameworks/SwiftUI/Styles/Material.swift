internal import ViewTree

/// A translucent layer, drawn as the surface's secondary background: the thinner, the more shows
/// through.
public struct Material: ShapeStyle {
  /// A material resolves to no other style.
  public typealias Resolved = Never

  private let opacity: Double

  /// The thinnest layer.
  public static let ultraThin = Material(opacity: 0.6)
  /// A thin layer.
  public static let thin = Material(opacity: 0.7)
  /// A layer of common thickness.
  public static let regular = Material(opacity: 0.8)
  /// A thick layer.
  public static let thick = Material(opacity: 0.9)
  /// The thickest layer.
  public static let ultraThick = Material(opacity: 0.95)
  /// The layer of bars.
  public static let bar = Material(opacity: 0.9)

  /// The paint that stands in for the layer.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(.system(.secondaryBackground, opacity: opacity)))
  }

  /// How a layer looks where its window is in use.
  ///
  /// Accepted without effect.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

/// How layers look where their window is in use.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let rawValue: Int

  /// As usual.
  public static let automatic = MaterialActiveAppearance(rawValue: 0)
  /// As in use.
  public static let active = MaterialActiveAppearance(rawValue: 1)
  /// As not in use.
  public static let inactive = MaterialActiveAppearance(rawValue: 2)
  /// As the window is.
  public static let matchWindow = MaterialActiveAppearance(rawValue: 3)
}

extension ShapeStyle where Self == Material {
  /// The thinnest layer.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin layer.
  public static var thinMaterial: Material { .thin }
  /// A layer of common thickness.
  public static var regularMaterial: Material { .regular }
  /// A thick layer.
  public static var thickMaterial: Material { .thick }
  /// The thickest layer.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The layer of bars.
  public static var bar: Material { .bar }
}
