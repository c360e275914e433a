/// Which view of a view has the focus of the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private var cell: StateCell<Value>?

  /// Says whether a view has the focus.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Says which of several views has the focus.
  public init<T: Hashable>() where Value == T? {
    initialValue = nil
  }

  /// The view that has the focus: what was set last, and nothing to begin with.
  public var wrappedValue: Value {
    get { cell?.value ?? initialValue }
    nonmutating set { cell?.value = newValue }
  }

  /// A reference to the value, for views that can have the focus.
  public var projectedValue: Binding {
    let (cell, initialValue) = (cell, initialValue)
    return Binding(
      binding: SwiftUI.Binding(
        get: { cell?.value ?? initialValue },
        set: { cell?.value = $0 }
      ),
      off: initialValue
    )
  }

  /// A reference to which view has the focus.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// What says that none of the views has the focus.
    let off: Value

    /// The view that has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }

  /// Connects the value to the view's place in the tree.
  @MainActor
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    let initialValue = property.initialValue
    let invalidation = connection.invalidation
    property.cell = connection.cell { StateCell(initialValue, invalidation: invalidation) }
  }
}

extension FocusState: Sendable where Value: Sendable {}
