public import Foundation
internal import ViewTree

/// Changes of how a view is drawn that leave its layout as it is.
public protocol VisualEffect: Sendable {
  /// The changes, the first one next to the view.
  var _nodes: _EffectNodes { get }
}

/// The changes of an effect, as nodes of the tree.
public struct _EffectNodes: Sendable {
  var contents: [Content] = []
}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect.
  public init() {}

  /// No changes.
  public var _nodes: _EffectNodes { _EffectNodes() }
}

/// An effect and one more change.
struct _MoreVisualEffect: VisualEffect {
  let _nodes: _EffectNodes

  init(_ effect: some VisualEffect, _ content: Content) {
    var nodes = effect._nodes
    nodes.contents.append(content)
    _nodes = nodes
  }
}

extension VisualEffect {
  /// Draws that opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    _MoreVisualEffect(self, .opacity(Color.unit(opacity)))
  }

  /// Moves.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    _MoreVisualEffect(self, .offset(x: x.treeLength, y: y.treeLength))
  }

  /// Moves.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect {
    _MoreVisualEffect(self, .scale(x: x.treeLength, y: y.treeLength, anchor: anchor.tree))
  }

  /// Scales.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    let degrees = angle.degrees.isFinite ? angle.degrees : 0
    return _MoreVisualEffect(self, .rotation(degrees: degrees, anchor: anchor.tree))
  }

  /// Turns in space.
  ///
  /// Accepted without effect: drawn flat.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }

  /// Blurs.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    _MoreVisualEffect(self, .filter(.blur(radius: radius.treeSize ?? 0)))
  }

  /// Makes colours lighter or darker.
  public func brightness(_ amount: Double) -> some VisualEffect {
    _MoreVisualEffect(self, .filter(.brightness(amount.isFinite ? amount : 0)))
  }

  /// Draws light and dark further apart.
  public func contrast(_ amount: Double) -> some VisualEffect {
    _MoreVisualEffect(self, .filter(.contrast(amount.isFinite ? amount : 1)))
  }

  /// Makes colours more or less lively.
  public func saturation(_ amount: Double) -> some VisualEffect {
    _MoreVisualEffect(self, .filter(.saturation(amount.isFinite ? amount : 1)))
  }

  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    _MoreVisualEffect(self, .filter(.grayscale(Color.unit(amount))))
  }

  /// Turns the hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    let degrees = angle.degrees.isFinite ? angle.degrees : 0
    return _MoreVisualEffect(self, .filter(.hueRotation(degrees: degrees)))
  }
}

/// A modifier that draws the view with an effect made of its place and size.
struct _VisualEffectModifier {
  let effect: @Sendable (GeometryProxy) -> _EffectNodes
}

extension _VisualEffectModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      resolver.place { geometry, id in
        let nodes = modifier.effect(resolver.proxy(geometry)).contents
        resolver.wrapping(Array(nodes.reversed())[...]) {
          resolver.wrapping(
            .background(.center),
            parts: { $0.leaf(.geometry(Geometry(id: id))) }
          ) {
            content(resolver)
          }
        }
      }
    }
  }
}

extension View {
  /// Draws the view with an effect made of its place and size.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._nodes })
  }

  /// Draws the view with an effect while it scrolls into or out of sight; it is drawn as it is in
  /// sight.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity)._nodes })
  }

  /// Draws the view with an effect while it scrolls into or out of sight; it is drawn as it is in
  /// sight.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity)._nodes })
  }
}

/// Where a view is while it scrolls into or out of sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before it is in sight, at the top or leading edge.
  case topLeading
  /// In sight.
  case identity
  /// After it was in sight, at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in sight, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it scrolls into or out of sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// As far as it is in sight.
  public static let interactive = ScrollTransitionConfiguration()
  /// At once, with an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// As far as it is in sight, along a curve.
  ///
  /// Accepted without effect.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    .interactive
  }

  /// With an animation.
  ///
  /// Accepted without effect.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .animated
  }

  /// With another animation.
  ///
  /// Accepted without effect.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// From another part in sight on.
  ///
  /// Accepted without effect.
  public func threshold(
    _ threshold: ScrollTransitionConfiguration.Threshold
  ) -> ScrollTransitionConfiguration {
    self
  }

  /// The part of a view that must be in sight.
  public struct Threshold: Sendable {
    /// Any.
    public static let visible = Threshold()
    /// None.
    public static let hidden = Threshold()
    /// The middle.
    public static var centered: Threshold { Threshold() }

    /// A part.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    /// A part between this and another.
    ///
    /// Accepted without effect.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }

    /// The same part, further inside.
    ///
    /// Accepted without effect.
    public func inset(by distance: Double) -> Threshold { self }
  }
}
