public import Foundation
internal import ViewTree

/// The place and size of a view.
///
/// The names of spaces are only compared, so that they need not be sendable.
public struct GeometryProxy: @unchecked Sendable {
  /// The size of the view.
  public let size: CGSize
  /// The view's place on the surface.
  let origin: CGPoint
  let spaces: [AnyHashable: CGRect]

  init(size: CGSize, origin: CGPoint, spaces: [AnyHashable: CGRect]) {
    self.size = size
    self.origin = origin
    self.spaces = spaces
  }

  /// The space at the view's edges that it should keep clear of; a report's surface has none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's frame, reckoned from a space; from the surface where no view has the name.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let global = CGRect(origin: origin, size: size)
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return global
    case .named(let name):
      guard let space = spaces[name] else { return global }
      return global.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }

  /// The view's frame, reckoned from a space; from the surface where no view has the name.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of a view around, reckoned from this view; nil where no view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    spaces[coordinateSpace.name].map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  /// What an anchor stands for, reckoned from this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(self)
  }
}

extension _ViewResolver {
  func proxy(_ geometry: ViewGeometry, size: CGSize? = nil) -> GeometryProxy {
    GeometryProxy(
      size: size ?? geometry.size,
      origin: geometry.origin,
      spaces: environment.builtIn.coordinateSpaces
    )
  }
}

/// A view whose content depends on the size that it is offered.
///
/// Along an axis where nothing is offered, as in a scroll view, the size is a guess: the surface's
/// width, and 300 points of height.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content depends on its size.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// A reader has no body of its own.
  public typealias Body = Never

  /// Adds the content for the size that is known, or guessed.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      resolver.place { geometry, id in
        resolver.node(.geometry(.init(id: id))) {
          let proxy = resolver.proxy(geometry, size: geometry.offered)
          resolver.resolve(view.content(proxy))
        }
      }
    }
  }
}
