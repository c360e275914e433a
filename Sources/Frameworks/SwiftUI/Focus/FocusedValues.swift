/// A key of a value of the view with the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the view that has the focus; as none has in a report, all are nil.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value of the view that has the focus; in a report it is nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Reads an object that `focusedValue(_:)` gives.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// The value; nil, as no view has the focus.
  public var wrappedValue: Value? { nil }
}

/// Refers to a value of the view that has the focus; in a report it is nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Refers to the value of the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value; nil, as no view has the focus.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// The value as a binding.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// Gives a value where this view has the focus.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    self
  }

  /// Gives a value where this view has the focus.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    self
  }

  /// Gives an object where this view has the focus.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }

  /// Gives a value where the window of this view has the focus.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View {
    self
  }

  /// Gives a value where the window of this view has the focus.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> some View {
    self
  }

  /// Gives an object where the window of this view has the focus.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }

  /// Gives an observable object where this view has the focus.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Gives an observable object where the window of this view has the focus.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    self
  }
}
