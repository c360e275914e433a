// The movements of symbols that have names; all of them stand still in a report.

/// A short jump.
///
/// Accepted without effect: symbols stand still.
public struct BounceSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  /// The form named up.
  public var up: BounceSymbolEffect { self }
  /// The form named down.
  public var down: BounceSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: BounceSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A change of opacity.
///
/// Accepted without effect: symbols stand still.
public struct PulseSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  /// One layer after the other.
  public var byLayer: PulseSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A change of opacity.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A change of the colours of layers, one after the other.
///
/// Accepted without effect: symbols stand still.
public struct VariableColorSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  /// The form named iterative.
  public var iterative: VariableColorSymbolEffect { self }
  /// The form named cumulative.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The form named reversing.
  public var reversing: VariableColorSymbolEffect { self }
  /// The form named nonReversing.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The form named hideInactiveLayers.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The form named dimInactiveLayers.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of the colours of layers, one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A change of size.
///
/// Accepted without effect: symbols stand still.
public struct ScaleSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect {
  /// The form named up.
  public var up: ScaleSymbolEffect { self }
  /// The form named down.
  public var down: ScaleSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: ScaleSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Coming.
///
/// Accepted without effect: symbols stand still.
public struct AppearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// The form named up.
  public var up: AppearSymbolEffect { self }
  /// The form named down.
  public var down: AppearSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: AppearSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Coming.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Going.
///
/// Accepted without effect: symbols stand still.
public struct DisappearSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// The form named up.
  public var up: DisappearSymbolEffect { self }
  /// The form named down.
  public var down: DisappearSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: DisappearSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Going.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol in place of another.
///
/// Accepted without effect: symbols stand still.
public struct ReplaceSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect {
  /// The form named downUp.
  public var downUp: ReplaceSymbolEffect { self }
  /// The form named upUp.
  public var upUp: ReplaceSymbolEffect { self }
  /// The form named offUp.
  public var offUp: ReplaceSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// The form in which equal parts stay.
  ///
  /// Accepted without effect.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol in place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The movement that suits.
///
/// Accepted without effect: symbols stand still.
public struct AutomaticSymbolEffect: Hashable, SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The movement that suits.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A slow change of size.
///
/// Accepted without effect: symbols stand still.
public struct BreatheSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  /// The form named plain.
  public var plain: BreatheSymbolEffect { self }
  /// The form named pulse.
  public var pulse: BreatheSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: BreatheSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of size.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A turn.
///
/// Accepted without effect: symbols stand still.
public struct RotateSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  /// The form named clockwise.
  public var clockwise: RotateSymbolEffect { self }
  /// The form named counterClockwise.
  public var counterClockwise: RotateSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: RotateSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A move to and fro.
///
/// Accepted without effect: symbols stand still.
public struct WiggleSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  /// The form named left.
  public var left: WiggleSymbolEffect { self }
  /// The form named right.
  public var right: WiggleSymbolEffect { self }
  /// The form named up.
  public var up: WiggleSymbolEffect { self }
  /// The form named down.
  public var down: WiggleSymbolEffect { self }
  /// The form named forward.
  public var forward: WiggleSymbolEffect { self }
  /// The form named backward.
  public var backward: WiggleSymbolEffect { self }
  /// The form named clockwise.
  public var clockwise: WiggleSymbolEffect { self }
  /// The form named counterClockwise.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: WiggleSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// At an angle in degrees.
  ///
  /// Accepted without effect.
  public func custom(angle: Double) -> WiggleSymbolEffect { self }

  /// At an angle.
  ///
  /// Accepted without effect.
  public func custom(angle: Angle) -> WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A move to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Being drawn.
///
/// Accepted without effect: symbols stand still.
public struct DrawOnSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// The form named individually.
  public var individually: DrawOnSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: DrawOnSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Being drawn.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Being taken away, line by line.
///
/// Accepted without effect: symbols stand still.
public struct DrawOffSymbolEffect: Hashable, SymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// The form named individually.
  public var individually: DrawOffSymbolEffect { self }
  /// The form named reversed.
  public var reversed: DrawOffSymbolEffect { self }
  /// The form named nonReversed.
  public var nonReversed: DrawOffSymbolEffect { self }
  /// One layer after the other.
  public var byLayer: DrawOffSymbolEffect { self }
  /// All layers at once.
  public var wholeSymbol: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Being taken away, line by line.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
