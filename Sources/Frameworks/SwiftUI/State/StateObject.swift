public import Combine

/// An observable object that a view makes once and keeps from render to render.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes an object when the view is evaluated for the first time.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
  }

  /// The object; outside the evaluation of a view a new one is made each time.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Keeps the object with the view's place in the tree, and observes it.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    let make = property.make
    let object = connection.cell(make)
    object.observe(for: connection)
    property.object = object
  }
}
