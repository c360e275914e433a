internal import ViewTree

/// Colours that run from one point to another.
public struct LinearGradient: ShapeStyle, Sendable {
  /// A gradient resolves to no other style.
  public typealias Resolved = Never

  private let gradient: Gradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  /// Makes a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a gradient of colours at equal distances between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at places between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient as a paint; without colours it is clear.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    guard !gradient.stops.isEmpty else { return _ResolvedPaint(.color(.system(.clear))) }
    return _ResolvedPaint(
      .linearGradient(
        stops: gradient.tree(in: environment),
        start: startPoint.tree,
        end: endPoint.tree
      )
    )
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that run from one point to another.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at equal distances that run from one point to another.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places that run from one point to another.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: View {
  /// A gradient has no body.
  public typealias Body = Never

  /// Adds a filled rectangle that takes all the space it is offered.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let paint = view.paint(in: resolver.environment)
    resolver.leaf(.shape(ShapeContent(kind: .rectangle, fill: paint)))
  }
}
