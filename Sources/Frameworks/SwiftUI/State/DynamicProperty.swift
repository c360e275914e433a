internal import Combine

/// A stored property that is connected to the view's state or environment before each body.
public protocol DynamicProperty {
  /// Brings the value up to date; called before each evaluation of the view's body.
  mutating func update()

  /// Connects the property to where its value is kept.
  @MainActor static func _connect(_ property: inout Self, to connection: _DynamicConnection)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the dynamic properties inside this one, then brings it up to date.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    connection.resolver.connectFields(of: &property, at: connection.offset)
    property.update()
  }
}

/// What a dynamic property is told about the view that holds it.
@MainActor
public struct _DynamicConnection {
  package let resolver: _ViewResolver
  /// The property's distance from the start of the view; tells the properties of a view apart.
  package let offset: Int

  /// The object that holds the property's value from render to render, made on first use.
  package func cell<Cell: AnyObject>(_ make: () -> Cell) -> Cell {
    resolver.graph.store.cell(at: resolver.path, offset: offset, make)
  }

  /// The object that holds a setting of the session, made on first use.
  package func setting<Cell: AnyObject>(_ key: String, _ make: () -> Cell) -> Cell {
    resolver.graph.store.setting(key, make)
  }

  /// A number that no other view has been given.
  func nextNumber() -> Int { resolver.graph.store.nextNumber() }

  /// Subscribes to an object once, for as long as the views are there.
  func watch(_ object: AnyObject, _ subscribe: () -> AnyCancellable) {
    resolver.graph.store.watch(object, subscribe)
  }

  /// Asks for a new render when set.
  package var invalidation: Invalidation { resolver.graph.store.invalidation }
}
