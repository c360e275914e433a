public import Foundation

/// A place or size of a view that another view can ask for with ``GeometryProxy``.
public struct Anchor<Value> {
  /// The value as the reader that asks for it sees it.
  let value: (GeometryProxy) -> Value
  private let identity: AnyHashable

  /// Makes an anchor of a value that can be moved by a distance.
  init(identity: AnyHashable, value: @escaping (CGPoint) -> Value) {
    self.init(
      identity: identity,
      inReader: { reader in
        value(CGPoint(x: -reader.origin.x, y: -reader.origin.y))
      }
    )
  }

  /// Makes an anchor of what the reader that asks for it says.
  package init(identity: AnyHashable, inReader value: @escaping (GeometryProxy) -> Value) {
    self.identity = identity
    self.value = value
  }

  /// What of a view an anchor stands for.
  public struct Source {
    let make: (CGRect) -> Anchor<Value>

    init(make: @escaping (CGRect) -> Anchor<Value>) {
      self.make = make
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors stand for the same.
  public static func == (left: Anchor, right: Anchor) -> Bool { left.identity == right.identity }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes what the anchor stands for.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Anchors hold values that do not change.
extension Anchor: @unchecked Sendable {}
/// Sources hold functions of their own that keep nothing.
extension Anchor.Source: @unchecked Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { .of(r.offsetBy(dx: $0.minX, dy: $0.minY)) }
  }

  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { .of($0) }
  }
}

extension Anchor where Value == CGRect {
  fileprivate static func of(_ rect: CGRect) -> Anchor<CGRect> {
    let key = [rect.minX, rect.minY, rect.width, rect.height]
    return Anchor(identity: AnyHashable(key)) { rect.offsetBy(dx: $0.x, dy: $0.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    at { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point in the view, as parts of its width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    at { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
  }

  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The corner of the top and leading edges.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The corner of the top and trailing edges.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The corner of the bottom and leading edges.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The corner of the bottom and trailing edges.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func at(_ place: @escaping (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { frame in
      let point = place(frame)
      return Anchor<CGPoint>(identity: AnyHashable([point.x, point.y])) {
        CGPoint(x: point.x + $0.x, y: point.y + $0.y)
      }
    }
  }
}
