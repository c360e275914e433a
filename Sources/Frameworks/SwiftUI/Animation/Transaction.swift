/// What accompanies a change of state.
public struct Transaction {
  /// How the change moves.
  ///
  /// Accepted without effect.
  public var animation: Animation?
  /// Whether nothing moves.
  ///
  /// Accepted without effect.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow each other closely.
  ///
  /// Accepted without effect.
  public var isContinuous = false
  /// Whether the speed of the change is kept.
  ///
  /// Accepted without effect.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a transaction that says nothing.
  public init() {}

  /// Makes a transaction with a movement.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs a closure when the movement has ended, which is once the change is shown.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    AfterRender.add(completion)
  }
}

/// A key for a value of your own in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// Changes state in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes state in a transaction with a value of its own.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  try body()
}

/// Changes state; a report shows the end of the change at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes state, and runs a closure once the change is shown.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  AfterRender.add(completion)
  return result
}

/// Closures to be run after the views have been evaluated.
///
/// Used on the main thread only, as views and their actions are.
enum AfterRender {
  nonisolated(unsafe) private static var closures: [() -> Void] = []

  static var isEmpty: Bool { closures.isEmpty }

  static func add(_ closure: @escaping () -> Void) { closures.append(closure) }

  /// Runs what is there; what they add waits for the next time.
  static func run() {
    guard !closures.isEmpty else { return }
    let all = closures
    closures = []
    for closure in all { closure() }
  }
}
