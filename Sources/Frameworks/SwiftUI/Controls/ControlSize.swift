/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The least.
  case mini
  /// Less than usual.
  case small
  /// As usual.
  case regular
  /// More than usual.
  case large
  /// The most.
  case extraLarge
}

extension View {
  /// Sets how large controls are.
  ///
  /// Accepted without effect on what the surface draws; styles can read it in the environment.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    setting { $0.controls.controlSize = controlSize }
  }

  /// Sets how large controls may be.
  ///
  /// Accepted without effect: the surface has one size.
  public nonisolated func controlSize(_ range: ClosedRange<ControlSize>) -> some View { self }

  /// Hides the labels of the controls inside.
  public nonisolated func labelsHidden() -> some View {
    setting { $0.controls.hidesLabels = true }
  }

  /// Shows or hides the labels of the controls inside.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    setting { $0.controls.hidesLabels = visibility == .hidden }
  }

  /// Explains the view to a pointer above it.
  ///
  /// Accepted without effect.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Explains the view to a pointer above it.
  ///
  /// Accepted without effect.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// Explains the view to a pointer above it.
  ///
  /// Accepted without effect.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}

extension ControlSize: Comparable {
  /// Whether one size is less than another.
  public static func < (left: ControlSize, right: ControlSize) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { builtIn.controls.controlSize }
    set { builtIn.controls.controlSize = newValue }
  }

  /// The outline of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { builtIn.controls.buttonShape ?? .automatic }
    set { builtIn.controls.buttonShape = newValue }
  }
}
