extension View {
  /// Ties the focus of the first control in the view to a value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    linkingFocus(to: binding, equals: value)
  }

  /// Ties the focus of the first control in the view to a flag.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    linkingFocus(to: condition, equals: true)
  }

  /// Lets the view have the focus.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Lets the view have the focus.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    self
  }

  /// Sets which view has the focus at first.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    self
  }

  /// Draws a mark on the view with the focus or not.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Names a group of views that share the focus.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Prefers the view for the focus.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Keeps the focus in the view.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func focusSection() -> some View { self }
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

extension EnvironmentValues {
  /// Whether the view has the focus, which it is not told.
  public var isFocused: Bool { false }
}
