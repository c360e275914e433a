public import Foundation

/// The values of properties at moments, as an animator takes them.
///
/// Accepted without effect: a report shows the value to begin with.
public protocol Keyframes<Value> {
  /// The type whose properties have values at moments.
  associatedtype Value
}

/// The values of one property at moments.
///
/// Accepted without effect: a report shows the value to begin with.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable = Double
}

/// Values of one property of a type at moments.
///
/// Accepted without effect: a report shows the value to begin with.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The type whose property has values.
  public typealias Value = Root

  /// Makes a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}

  /// Makes a track of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == Property {}
}

/// Several tracks or moments.
///
/// Accepted without effect: a report shows the value to begin with.
public struct _KeyframeGroup<Value> {}

extension _KeyframeGroup: Keyframes {}
extension _KeyframeGroup: KeyframeTrackContent where Value: Animatable {}

/// Puts tracks together.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Passes a track on.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeGroup<Value>
  where K.Value == Value { _KeyframeGroup() }
  /// Passes a moment of a single track on.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeGroup<Value> where K.Value == Value { _KeyframeGroup() }
  /// Puts tracks together.
  public static func buildBlock(_ content: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }
}

/// Puts moments together.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Passes a moment on.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeGroup<Value> where K.Value == Value { _KeyframeGroup() }
  /// Puts moments together.
  public static func buildBlock(_ content: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }
  /// Takes moments that are there on a condition.
  public static func buildOptional(_ content: _KeyframeGroup<Value>?) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }
  /// Takes the first branch of a condition.
  public static func buildEither(first: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { first }
  /// Takes the second branch of a condition.
  public static func buildEither(second: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { second }
  /// Takes the rounds of a loop.
  public static func buildArray(_ content: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }
}

/// A value that is reached at one speed.
///
/// Accepted without effect.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  /// Makes the moment.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached as by a spring.
///
/// Accepted without effect.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  /// Makes the moment.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value that is reached along a curve.
///
/// Accepted without effect.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  /// Makes the moment.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

/// A value that is reached at once.
///
/// Accepted without effect.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, Sendable {
  /// Makes the moment.
  public init(_ to: Value) {}
}
