/// A name space for the identities of views that are the same in different places.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var id = ID(number: 0)

  /// Makes a name space.
  public init() {}

  /// The name space's identity, which lasts as long as the view is there.
  public var wrappedValue: ID { id }

  /// What tells name spaces apart.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Cell {
    let id: ID

    init(_ number: Int) {
      id = ID(number: number)
    }
  }

  /// Keeps the identity with the view's place in the tree.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    property.id = connection.cell { Cell(connection.nextNumber()) }.id
  }
}

/// What views that are the same in different places have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32

  /// Makes properties from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where the view is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where and how large the view is.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

extension View {
  /// Moves the view from the place of another one with the same identity.
  ///
  /// Accepted without effect: a report shows each view in its own place.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    self
  }

  /// Marks the view that a navigation grows from.
  ///
  /// Accepted without effect: nothing moves in a report.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
