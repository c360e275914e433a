/// What the places of views are reckoned from.
///
/// Names are only compared, so that they need not be sendable.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  /// The surface.
  case global
  /// The view itself.
  case local
  /// A view that has a name.
  case named(_ name: AnyHashable)

  /// Whether this is the surface.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the view itself.
  public var isLocal: Bool { self == .local }

  /// Whether two spaces are the same.
  public static func == (left: CoordinateSpace, right: CoordinateSpace) -> Bool {
    switch (left, right) {
    case (.global, .global), (.local, .local): true
    case (.named(let left), .named(let right)): left == right
    default: false
    }
  }
}

/// A kind of coordinate space that can be named in short.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the surface.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}

  /// The space of the surface.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}

  /// The space of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  init(name: AnyHashable) {
    self.name = name
  }

  /// The space of the view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the surface.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.any))
  }

  /// The space of the scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace.any))
  }
}

/// The name of the space of scroll views.
enum ScrollSpace: Hashable {
  case any
}

extension View {
  /// Gives the view a name, from which the places of views inside can be reckoned.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view a name, from which the places of views inside can be reckoned.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}

/// A modifier that tells the views inside where the view stands.
struct _CoordinateSpaceModifier {
  let name: AnyHashable
}

extension _CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.descend(.body(ObjectIdentifier(Self.self))) {
      resolver.measured { geometry in
        resolver.withEnvironment({ $0.builtIn.coordinateSpaces[modifier.name] = geometry.frame }) {
          content(resolver)
        }
      }
    }
  }
}
