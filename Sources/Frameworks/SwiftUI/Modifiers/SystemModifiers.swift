extension View {
  /// Hides the status bar.
  ///
  /// Accepted without effect: the surface has none.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar.
  ///
  /// Accepted without effect: the surface has none.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Hides what the system draws over views.
  ///
  /// Accepted without effect: the surface has nothing.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Ties a value to a turning crown.
  ///
  /// Accepted without effect: there is none.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  {
    self
  }

  /// Ties a value of a range to a turning crown.
  ///
  /// Accepted without effect: there is none.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    from minValue: V,
    through maxValue: V,
    by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    self
  }
}

/// How far a crown is turned for a change.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far.
  case low
  /// As usual.
  case medium
  /// Little.
  case high
}
