public import Foundation

/// How a change moves from one state to the next.
///
/// Accepted without effect: a report is one picture, so that changes show their end at once.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  private var name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Makes a movement of one's own.
  public init<A: CustomAnimation>(_ base: A) {
    name = String(describing: A.self)
  }

  /// The kind of movement.
  public var description: String { name }

  /// The usual movement.
  public static let `default` = Animation("default")
  /// At one speed.
  public static var linear: Animation { Animation("linear") }
  /// Slow at first.
  public static var easeIn: Animation { Animation("easeIn") }
  /// Slow at last.
  public static var easeOut: Animation { Animation("easeOut") }
  /// Slow at first and last.
  public static var easeInOut: Animation { Animation("easeInOut") }
  /// As a spring.
  public static var spring: Animation { Animation("spring") }
  /// As a spring that swings.
  public static var bouncy: Animation { Animation("bouncy") }
  /// As a spring that does not swing.
  public static var smooth: Animation { Animation("smooth") }
  /// As a spring that hardly swings.
  public static var snappy: Animation { Animation("snappy") }
  /// As a spring that follows a finger.
  public static var interactiveSpring: Animation { Animation("interactiveSpring") }
  /// As a spring that adds to what moves already.
  public static var interpolatingSpring: Animation { Animation("interpolatingSpring") }
}

extension Animation {
  /// At one speed.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  /// Slow at first and last.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }

  /// Along a curve.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation { Animation("timingCurve") }

  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve")
  }
}

extension Animation {
  /// As a spring.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation { spring }

  /// As a spring.
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { spring }

  /// As a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation("spring")
  }

  /// As a spring that swings.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    bouncy
  }

  /// As a spring that does not swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    smooth
  }

  /// As a spring that hardly swings.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    snappy
  }

  /// As a spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }

  /// As a spring that follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }

  /// As a spring that adds to what moves already.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }

  /// As a spring that adds to what moves already.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }

  /// As a spring that adds to what moves already.
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }
}

extension Animation {
  /// The same movement, later.
  ///
  /// Accepted without effect.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// The same movement, faster.
  ///
  /// Accepted without effect.
  public func speed(_ speed: Double) -> Animation { self }

  /// The same movement, several times.
  ///
  /// Accepted without effect.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// The same movement, again and again.
  ///
  /// Accepted without effect.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// The same movement, which counts as ended after a time.
  ///
  /// Accepted without effect.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
