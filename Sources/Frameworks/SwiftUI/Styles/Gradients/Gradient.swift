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

  /// The colours that the tree takes, by their places.
  package func tree(in environment: EnvironmentValues) -> [GradientStop] {
    stops.prefix(256).map { stop in
      GradientStop(
        color: stop.color.value(in: environment),
        location: Color.unit(Double(stop.location))
      )
    }
  }
}

extension Gradient {
  /// The colour space in which the colours between two stops are reckoned.
  public struct ColorSpace: Hashable, Sendable {
    let name: String

    /// The device's.
    public static let device = ColorSpace(name: "device")
    /// One in which equal steps look equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// The same gradient in a colour space.
  ///
  /// Accepted without effect: the surface mixes colours its own way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(self)
  }
}

/// A gradient whose kind is hidden, from `Color.gradient` or a ``Gradient``.
public struct AnyGradient: ShapeStyle, Hashable {
  /// A gradient resolves to no other style.
  public typealias Resolved = Never

  /// The colours; one colour alone for a colour's own gradient.
  let gradient: Gradient

  /// Hides the kind of a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  init(_ color: Color) {
    gradient = Gradient(colors: [color])
  }

  /// The gradient as a paint.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    gradient.stops.count == 1
      ? gradient.stops[0].color._paint(in: environment) : gradient._paint(in: environment)
  }

  /// The same gradient in a colour space.
  ///
  /// Accepted without effect: the surface mixes colours its own way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
