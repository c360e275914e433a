public import Foundation

/// Where a scroll view stands.
///
/// A report shows all of the content, so it only keeps what it is told.
public struct ScrollPosition: Equatable, Sendable {
  private nonisolated(unsafe) var id: AnyHashable?
  /// The edge that was asked for.
  public private(set) var edge: Edge?
  /// The point that was asked for.
  public private(set) var point: CGPoint?
  /// The distance from the leading edge that was asked for.
  public var x: CGFloat? { point?.x }
  /// The distance from the top edge that was asked for.
  public var y: CGFloat? { point?.y }
  /// Whether the reader has moved the scroll view, which is not told.
  public var isPositionedByUser: Bool { false }

  /// Makes a place at views of an identity.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Makes a place at a view.
  public init(
    id: some Hashable & Sendable,
    anchor: UnitPoint? = nil
  ) {
    self.id = AnyHashable(id)
  }

  /// Makes a place at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.edge = edge
  }

  /// Makes a place at a point.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }

  /// The identity of the view that was asked for.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  /// Asks for a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, edge, point) = (AnyHashable(id), nil, nil)
  }

  /// Asks for an edge.
  public mutating func scrollTo(edge: Edge) {
    (id, self.edge, point) = (nil, edge, nil)
  }

  /// Asks for a point.
  public mutating func scrollTo(point: CGPoint) {
    (id, edge, self.point) = (nil, nil, point)
  }

  /// Asks for a distance from the top edge.
  public mutating func scrollTo(y: CGFloat) {
    scrollTo(point: CGPoint(x: 0, y: y))
  }

  /// Asks for a distance from the leading edge.
  public mutating func scrollTo(x: CGFloat) {
    scrollTo(point: CGPoint(x: x, y: 0))
  }

  /// Whether two values ask for the same.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.id == right.id && left.edge == right.edge && left.point == right.point
  }
}

/// Moves scroll views inside a reader.
///
/// A report shows all of the content, so nothing moves.
public struct ScrollViewProxy: Sendable {
  /// Moves to a view.
  ///
  /// Accepted without effect: all of the content is shown.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that can move the scroll views inside.
public struct ScrollViewReader<Content: View> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a view that can move the scroll views inside.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// It is touched.
  case tracking
  /// It is moved.
  case interacting
  /// It slows down.
  case decelerating
  /// It moves by itself.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The sizes of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The part of the content that is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The frame of the scroll view.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// Makes sizes.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// What is told with a change of what a scroll view is doing.
public struct ScrollPhaseChangeContext {
  /// The sizes of the scroll view.
  public let geometry: ScrollGeometry
  /// How fast it moves.
  public let velocity: CGVector?
}
