public import Foundation

/// A movement of one's own.
///
/// Accepted without effect: a report is one picture, so that changes show their end at once.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the movement has come; nil once it has ended.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// How fast the movement is.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Whether this movement takes over from another.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Unknown.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// It does not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a movement of one's own remembers.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values by key.
  public var state: AnimationState<Value>
  /// Whether only the movement's logical end is still to come.
  public var isLogicallyComplete = false
  /// The environment of the view that moves.
  public let environment: EnvironmentValues
}

/// A key for what a movement of one's own remembers.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value to begin with.
  static var defaultValue: Self.Value { get }
}

/// What a movement of one's own remembers, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Remembers nothing.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// When a movement counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// When it has come to its end in the main.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When it stands still.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}
