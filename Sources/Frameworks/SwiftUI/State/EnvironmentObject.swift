public import Combine

/// An observable object that a view around this one has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Looks for an object of the type.
  public init() {}

  /// The object.
  ///
  /// Reading it where no view has put one into the environment ends the process, as it does on
  /// Apple's systems.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing around this view.
        """
      )
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Finds the object in the environment of the view, and observes it.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    let key = ObjectIdentifier(ObjectType.self)
    property.object = connection.resolver.environment[object: key] as? ObjectType
    property.object?.observe(for: connection)
  }
}

extension View {
  /// Puts an observable object into the environment, to be read by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentModifier { $0[object: ObjectIdentifier(T.self)] = object })
  }
}
