public import Foundation
internal import ViewTree

/// Colours that run outwards from a point, in the frame's ratio of width to height.
public struct EllipticalGradient: ShapeStyle, Sendable {
  /// A gradient resolves to no other style.
  public typealias Resolved = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadiusFraction: CGFloat
  private let endRadiusFraction: CGFloat

  /// Makes a gradient.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Makes a gradient of colours at equal distances.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Makes a gradient of colours at places.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// The gradient as a paint; without colours it is clear.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    guard !gradient.stops.isEmpty else { return _ResolvedPaint(.color(.system(.clear))) }
    return _ResolvedPaint(
      .ellipticalGradient(
        stops: gradient.tree(in: environment),
        center: center.tree,
        startFraction: startRadiusFraction.treeSize ?? 0,
        endFraction: endRadiusFraction.treeSize ?? 0
      )
    )
  }
}

extension EllipticalGradient: View {
  /// A gradient has no body.
  public typealias Body = Never

  /// Adds a filled rectangle that takes all the space it is offered.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let paint = view.paint(in: resolver.environment)
    resolver.leaf(.shape(ShapeContent(kind: .rectangle, fill: paint)))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours that run outwards from a point, in the frame's ratio.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Colours at equal distances that run outwards from a point, in the frame's ratio.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Colours at places that run outwards from a point, in the frame's ratio.
  public static func ellipticalGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}
