public import Foundation
internal import ViewTree

/// Colours that run outwards from a point.
public struct RadialGradient: ShapeStyle, Sendable {
  /// A gradient resolves to no other style.
  public typealias Resolved = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Makes a gradient.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of colours at equal distances.
  public init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Makes a gradient of colours at places.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// The gradient as a paint; without colours it is clear.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    guard !gradient.stops.isEmpty else { return _ResolvedPaint(.color(.system(.clear))) }
    return _ResolvedPaint(
      .radialGradient(
        stops: gradient.tree(in: environment),
        center: center.tree,
        startRadius: startRadius.treeSize ?? 0,
        endRadius: endRadius.treeSize ?? 0
      )
    )
  }
}

extension RadialGradient: View {
  /// A gradient has no body.
  public typealias Body = Never

  /// Adds a filled rectangle that takes all the space it is offered.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let paint = view.paint(in: resolver.environment)
    resolver.leaf(.shape(ShapeContent(kind: .rectangle, fill: paint)))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that run outwards from a point.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Colours at equal distances that run outwards from a point.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at places that run outwards from a point.
  public static func radialGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
