extension View {
  /// Lets the views inside take input or not.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }

  /// Sets whether the view can be touched.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    setting { if !enabled { $0.controls.ignoresTouches = true } }
  }

  /// Sets where the view can be touched.
  ///
  /// Accepted without effect: it is the view's frame.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Sets the shape of the view for some purposes.
  ///
  /// Accepted without effect: reports have none of them.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    self
  }
}

/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the view can be touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What stands beside a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is marked under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is marked when it has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology marks.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
