extension View {
  /// Ties the focus of the view to a value. Accepted without effect: nothing has the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    self
  }

  /// Ties the focus of the view to a flag. Accepted without effect: nothing has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Lets the view have the focus. Accepted without effect: nothing has the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Lets the view have the focus. Accepted without effect: nothing has the focus.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    self
  }

  /// Sets which view has the focus at first. Accepted without effect: nothing has the focus.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    self
  }

  /// Draws a mark on the view with the focus or not. Accepted without effect: nothing has the focus.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Keeps the focus in the view. Accepted without effect: nothing has the focus.
  public nonisolated func focusSection() -> some View { self }

  /// Gives a value to commands while the view has the focus. Accepted without effect.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    self
  }

  /// Gives a value to commands while the view has the focus. Accepted without effect.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View {
    self
  }
}

/// What a view with the focus is used for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What the surface chooses.
  public static var automatic: FocusInteractions { [] }
  /// Pressing.
  public static var activate: FocusInteractions { FocusInteractions(rawValue: 1) }
  /// Changing.
  public static var edit: FocusInteractions { FocusInteractions(rawValue: 2) }
}

/// When a view gets the focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the surface puts it there.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// When the user goes there too.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// A key for a value of the view with the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the view with the focus; none has it in a report.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads a value of the view with the focus; there is none in a report.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// The value; nil, since no view has the focus.
  public var wrappedValue: Value? { nil }
}

/// Refers to a value of the view with the focus; there is none in a report.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value; nil, since no view has the focus.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension EnvironmentValues {
  /// Whether the view has the focus; never in a report.
  public var isFocused: Bool { false }
}
