extension View {
  /// Lets the views inside take input or not.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Sets whether the view can be touched; nothing in a report can.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets where the view can be touched; nothing in a report can.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}
