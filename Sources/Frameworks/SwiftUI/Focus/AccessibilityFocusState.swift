/// Which view of a view has the focus of an assistive technology; none has in a report.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initialValue: Value
  private var cell: StateCell<Value>?

  /// Says whether a view has the focus.
  public init() where Value == Bool {
    initialValue = false
  }

  /// Says whether a view has the focus of some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    initialValue = false
  }

  /// Says which of several views has the focus.
  public init<T: Hashable>() where Value == T? {
    initialValue = nil
  }

  /// Says which of several views has the focus of some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
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
      )
    )
  }

  /// A reference to which view has the focus.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>

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

extension AccessibilityFocusState: Sendable where Value: Sendable {}

/// Technologies that help to use an app.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var bits: UInt8 = 0

  /// Makes an empty set.
  public init() {}

  private init(bits: UInt8) {
    self.bits = bits
  }

  /// Reads the screen aloud.
  public static var voiceOver: AccessibilityTechnologies { Self(bits: 1) }
  /// Takes the input of switches.
  public static var switchControl: AccessibilityTechnologies { Self(bits: 2) }

  /// All that are in one of two sets.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// All that are in both sets.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// All that are in one of two sets alone.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds what is in another set.
  public mutating func formUnion(_ other: Self) { self = union(other) }
  /// Leaves what is in another set.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  /// Leaves what is in one of the sets alone.
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  /// Whether technologies are in the set.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }

  /// Adds technologies.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Takes technologies away.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  /// Adds technologies.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.bits == 0 ? nil : common
  }
}

extension View {
  /// Ties the focus of assistive technologies to a value.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    self
  }

  /// Ties the focus of assistive technologies to a flag.
  ///
  /// Accepted without effect: nothing has the focus.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }
}
