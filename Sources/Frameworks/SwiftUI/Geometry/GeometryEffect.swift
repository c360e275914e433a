public import Foundation
internal import ViewTree

/// A modifier that maps a view when it is drawn, by a mapping that may depend on its size.
///
/// Turning, scaling and moving are kept; what slants the view, and perspective, are not.
@preconcurrency
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The mapping of a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Draws the view mapped.
  @MainActor
  public static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      var connected = modifier
      resolver.connectFields(of: &connected)
      resolver.place { geometry, id in
        let size = resolver.proxy(geometry).size
        let nodes = connected.effectValue(size: size).affine.effects
        resolver.wrapping(nodes[...]) {
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

  /// The effect without the part it has in the view's frame; frames never follow effects here.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(self)
  }
}

/// An effect that the layout does not follow.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The type of what moves in the effect.
  public typealias AnimatableData = Base.AnimatableData

  private var base: Base

  init(_ base: Base) {
    self.base = base
  }

  /// What moves in the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The mapping of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

extension CGAffineTransform {
  /// The mapping as nodes around a view, the last change outermost.
  fileprivate var effects: [Content] {
    let width = (a * a + b * b).squareRoot()
    let height = width == 0 ? 0 : (a * d - b * c) / width
    let degrees = atan2(Double(b), Double(a)) * 180 / .pi
    let anchor = UnitPoint.topLeading.tree
    var nodes: [Content] = []
    if tx != 0 || ty != 0 { nodes.append(.offset(x: tx.treeLength, y: ty.treeLength)) }
    if degrees != 0, degrees.isFinite {
      nodes.append(.rotation(degrees: degrees, anchor: anchor))
    }
    if width != 1 || height != 1 {
      nodes.append(.scale(x: width.treeLength, y: height.treeLength, anchor: anchor))
    }
    return nodes
  }
}
