/// A movement of a symbol.
///
/// Symbols of a report do not move: effects are accepted without effect.
public protocol SymbolEffect: Sendable {}

/// A movement that goes on.
public protocol IndefiniteSymbolEffect {}

/// A movement that ends.
public protocol DiscreteSymbolEffect {}

/// A movement of one symbol into another.
public protocol ContentTransitionSymbolEffect {}

/// A movement with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// How often and how fast a symbol moves.
///
/// Accepted without effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How a movement is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    private let count: Int?

    /// Without a pause.
    public static let continuous = RepeatBehavior(count: nil)
    /// From time to time.
    public static let periodic = RepeatBehavior(count: nil)

    /// From time to time, as often as said.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  /// The usual options.
  public static let `default` = SymbolEffectOptions()
  /// Repeats.
  public static let repeating = SymbolEffectOptions()
  /// Does not repeat.
  public static let nonRepeating = SymbolEffectOptions()

  /// Sets the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Sets how often.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Sets how the movement is repeated.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// Repeats.
  public var repeating: SymbolEffectOptions { self }
  /// Does not repeat.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Sets the speed.
  ///
  /// Accepted without effect.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// Sets how often.
  ///
  /// Accepted without effect.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Sets how the movement is repeated.
  ///
  /// Accepted without effect.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

extension View {
  /// Moves symbols while a condition holds.
  ///
  /// Accepted without effect: they stand still.
  public nonisolated func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }

  /// Moves symbols when a value changes.
  ///
  /// Accepted without effect: they stand still.
  public nonisolated func symbolEffect<
    Effect: DiscreteSymbolEffect & SymbolEffect,
    Value: Equatable
  >(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View { self }

  /// Takes movements away from symbols.
  ///
  /// Accepted without effect: they have none.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// Changes one symbol into another by a movement.
  ///
  /// Accepted without effect: the new symbol is drawn at once.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension AnyTransition {
  /// Lets a symbol come and go by a movement.
  ///
  /// Accepted without effect: it is there at once.
  public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> AnyTransition { .identity }

  /// Lets a symbol come and go by the movement that suits.
  ///
  /// Accepted without effect: it is there at once.
  public static var symbolEffect: AnyTransition { .identity }
}
