public import Foundation

/// A spring: how a value swings to its end.
public struct Spring: Hashable, Sendable {
  /// The time of one swing without damping, in seconds.
  public let response: Double
  /// The damping as a part of that which keeps the spring from swinging.
  public let dampingRatio: Double

  /// Makes a spring from how long it seems to take and how much it swings.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    response = duration
    dampingRatio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.001)
  }

  /// Makes a spring from its response and damping.
  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
  }

  /// Makes a spring from a mass, its stiffness and damping.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    let root = (stiffness * mass).squareRoot()
    response = 2 * .pi * (mass / stiffness).squareRoot()
    let ratio = damping / (2 * root)
    dampingRatio = allowOverDamping ? ratio : min(ratio, 1)
  }

  /// Makes a spring that comes to rest in a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.dampingRatio = dampingRatio
    let decay = -log(max(epsilon, .leastNonzeroMagnitude)) / max(settlingDuration, 0.001)
    response = 2 * .pi * max(dampingRatio, 0.001) / decay
  }

  /// How long the spring seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// How much the spring swings: from -1, not at all and slowly, to 1, without end.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
  /// The mass at the spring's end.
  public var mass: Double { 1 }
  /// The stiffness.
  public var stiffness: Double { pow(angularFrequency, 2) }
  /// The damping.
  public var damping: Double { 2 * dampingRatio * angularFrequency }
  /// How long the spring takes until it is at rest, in seconds.
  public var settlingDuration: TimeInterval {
    -log(0.001) / max(dampingRatio * angularFrequency, 0.001)
  }

  private var angularFrequency: Double { 2 * .pi / max(response, 0.001) }

  /// The spring of `Animation.smooth`.
  public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
  /// The spring of `Animation.snappy`.
  public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
  /// The spring of `Animation.bouncy`.
  public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

  /// The spring of `Animation.smooth`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// The spring of `Animation.snappy`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The spring of `Animation.bouncy`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Where a value is that swings from zero to a target, a time after it began.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let (position, velocity) = response(at: time)
    return target.scaled(by: 1 - position) + initialVelocity.scaled(by: velocity)
  }

  /// How far from its end a swing from one to zero is, and what a velocity of one adds to it.
  private func response(at time: TimeInterval) -> (position: Double, velocity: Double) {
    let (frequency, ratio) = (angularFrequency, dampingRatio)
    let decay = exp(-ratio * frequency * time)
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let (cosine, sine) = (cos(swing * time), sin(swing * time))
      return (decay * (cosine + ratio * frequency / swing * sine), decay * sine / swing)
    }
    if ratio == 1 { return (decay * (1 + frequency * time), decay * time) }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
    let (slowly, quickly) = (exp(slow * time), exp(fast * time))
    return ((slow * quickly - fast * slowly) / (slow - fast), (slowly - quickly) / (slow - fast))
  }
}

/// A curve from zero to one.
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  /// A curve with two points that it is drawn to.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(start: startControlPoint, end: endControlPoint)
  }

  /// A straight line.
  public static let linear = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
  /// Slow at first.
  public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
  /// Slow at last.
  public static let easeOut = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
  /// Slow at first and last.
  public static let easeInOut = UnitCurve(
    start: UnitPoint(x: 0.42, y: 0),
    end: UnitPoint(x: 0.58, y: 1)
  )
  /// The first quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(
    start: UnitPoint(x: 0.55, y: 0),
    end: UnitPoint(x: 1, y: 0.45)
  )
  /// A quarter of a circle, slow at last.
  public static let circularEaseOut = UnitCurve(
    start: UnitPoint(x: 0, y: 0.55),
    end: UnitPoint(x: 0.45, y: 1)
  )
  /// Two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(
    start: UnitPoint(x: 0.85, y: 0),
    end: UnitPoint(x: 0.15, y: 1)
  )

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    UnitCurve(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x))
  }

  /// The height of the curve at a place from zero to one.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(at: middle, start.x, end.x) < progress { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2, start.y, end.y)
  }

  /// How steep the curve is at a place from zero to one.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    return (value(at: progress + step) - value(at: progress - step)) / (2 * step)
  }

  private func point(at t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
