public import Foundation

/// How a change moves from one state to the next.
///
/// A report is one picture, so that changes show their end at once.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// The usual movement.
  public static let `default` = Animation(name: "default")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at last.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at first and last.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring.
  public static let spring = Animation(name: "spring")
  /// As a spring that swings.
  public static let bouncy = Animation(name: "bouncy")
  /// As a spring that does not swing.
  public static let smooth = Animation(name: "smooth")
  /// As a spring that hardly swings.
  public static let snappy = Animation(name: "snappy")
  /// As a spring that follows a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")

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
  ) -> Animation { easeInOut }

  /// As a spring.
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
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { interactiveSpring }

  /// The same movement, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The same movement, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same movement, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same movement, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes state; a report shows the end of the change at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Moves to the next state when a value changes; a report shows the end at once.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    self
  }

  /// Moves to the next state; a report shows the end at once.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    self
  }

  /// Comes and goes in a way; a report shows what is there.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    self
  }

  /// Changes its content in a way; a report shows what is there.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    self
  }
}
