public import Foundation
package import ViewTree

/// Colours at places between 0 and 1.
public struct Gradient: ShapeStyle, Hashable {
  /// A gradient resolves to no other style.
  public typealias Resolved = Never

  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0…1.
    public var location: CGFloat

    /// Puts a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Makes a gradient from colours at places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let steps = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(steps))
    }
  }

  /// The gradient from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(in: environment)
  }

  package var tree: [GradientStop] {
    stops.map { stop in
      GradientStop(color: stop.color.value, location: Color.unit(Double(stop.location)))
    }
  }
}

/// A gradient whose kind is hidden, from `Color.gradient` or a ``Gradient``.
public struct AnyGradient: ShapeStyle, Hashable {
  /// A gradient resolves to no other style.
  public typealias Resolved = Never

  private let paint: Paint

  /// Hides the kind of a gradient.
  public init(_ gradient: Gradient) {
    paint = .linearGradient(
      stops: gradient.tree,
      start: UnitPoint.top.tree,
      end: UnitPoint.bottom.tree
    )
  }

  init(_ color: Color) {
    paint = .color(color.value)
  }

  /// The gradient as a paint.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(paint)
  }
}

/// Colours that run from one point to another.
public struct LinearGradient: ShapeStyle {
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
      .linearGradient(stops: gradient.tree, start: startPoint.tree, end: endPoint.tree)
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
