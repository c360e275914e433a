public import Combine

/// An observable object that a view is given, and evaluated again for when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// Observes the object for the view.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    property.wrappedValue.observe(for: connection)
  }
}

extension ObservableObject {
  /// Asks for a new render whenever the object changes.
  @MainActor
  func observe(for connection: _DynamicConnection) {
    let invalidation = connection.invalidation
    if let publisher = objectWillChange as? ObservableObjectPublisher {
      publisher.observe(as: ObjectIdentifier(invalidation)) { [weak invalidation] in
        invalidation?.set()
      }
    } else {
      connection.watch(self) {
        objectWillChange.sink { [weak invalidation] _ in invalidation?.set() }
      }
    }
  }
}
