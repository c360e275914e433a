public import Foundation

/// Not at all.
///
/// Accepted without effect: a report shows the view that is there.
public struct IdentityTransition: Transition, Sendable {
  /// Makes the transition.
  public nonisolated init() {}

  /// Shows the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By fading.
///
/// Accepted without effect: a report shows the view that is there.
public struct OpacityTransition: Transition, Sendable {
  /// Makes the transition.
  public nonisolated init() {}

  /// Shows the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From the leading to the trailing edge.
///
/// Accepted without effect: a report shows the view that is there.
public struct SlideTransition: Transition, Sendable {
  /// Makes the transition.
  public nonisolated init() {}

  /// Shows the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By growing.
///
/// Accepted without effect: a report shows the view that is there.
public struct ScaleTransition: Transition, Sendable {
  /// The size at first.
  public var scale: Double
  /// What stays in place.
  public var anchor: UnitPoint

  /// Makes the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Shows the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge.
///
/// Accepted without effect: a report shows the view that is there.
public struct MoveTransition: Transition, Sendable {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) {
    self.edge = edge
  }

  /// Shows the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From a distance.
///
/// Accepted without effect: a report shows the view that is there.
public struct OffsetTransition: Transition, Sendable {
  /// The distance.
  public var offset: CGSize

  /// Makes the transition.
  public nonisolated init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Shows the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Pushing from an edge.
///
/// Accepted without effect: a report shows the view that is there.
public struct PushTransition: Transition, Sendable {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) {
    self.edge = edge
  }

  /// Shows the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Blurring one view into another.
///
/// Accepted without effect: a report shows the view that is there.
public struct BlurReplaceTransition: Transition, Sendable {
  /// How the views move meanwhile.
  public struct Configuration: Hashable, Sendable {
    private let isUp: Bool

    /// Down and up.
    public static let downUp = Configuration(isUp: false)
    /// Up.
    public static let upUp = Configuration(isUp: true)
  }

  /// How the views move meanwhile.
  public var configuration: Configuration

  /// Makes the transition.
  public nonisolated init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Shows the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Coming in one way and going in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes in.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Makes the transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Shows the view as the first transition has it.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.body(content: PlaceholderContentView(content), phase: phase)
  }
}

extension Transition where Self == IdentityTransition {
  /// Not at all.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// By fading.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// From the leading to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// By growing.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// By growing from a size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// From an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// From a distance.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension Transition where Self == PushTransition {
  /// Pushing from an edge.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurring one view into another.
  public static var blurReplace: Self { Self(configuration: .downUp) }

  /// Blurring one view into another.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { Self(configuration: config) }
}

extension Transition {
  /// Comes in one way and goes in another.
  public static func asymmetric<T1: Transition, T2: Transition>(
    insertion: T1,
    removal: T2
  ) -> Self where Self == AsymmetricTransition<T1, T2> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
