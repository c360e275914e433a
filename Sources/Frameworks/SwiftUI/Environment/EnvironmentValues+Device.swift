public import Foundation

extension EnvironmentValues {
  /// How many pixels a point has.
  @Entry public var displayScale: CGFloat = 2
  /// How much room there is from side to side: little, as on a phone.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// How much room there is from top to bottom: much, as on a phone.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Whether colours stand out more than usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// How heavy text is; nil for as usual.
  @Entry public var legibilityWeight: LegibilityWeight?
  /// Whether the surface is darkened.
  @Entry public var isLuminanceReduced = false
  /// Whether what is seen is recorded or shown elsewhere.
  @Entry public var isSceneCaptured = false
  /// Whether the app is in front.
  @Entry public var appearsActive = true
  /// Whether the view belongs to a window in use.
  @Entry public var controlActiveState: ControlActiveState = .key
  /// Whether an app can have several windows: a report cannot.
  public var supportsMultipleWindows: Bool { false }
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 1) }
  /// Keeps what can be undone; a report changes nothing.
  public var undoManager: UndoManager? { nil }
  /// Whether a widget's background is shown.
  @Entry public var showsWidgetContainerBackground = false
}

extension EnvironmentValues {
  /// Whether the reader wants little movement.
  ///
  /// In a report nothing moves.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether the reader wants nothing to shine through.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether the reader tells things apart without colour.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons are outlined.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether a screen is read aloud or otherwise assisted.
  public var accessibilityEnabled: Bool { false }
  /// Whether a screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether the device is used by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether small content can be shown large.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether pictures move by themselves.
  public var accessibilityPlayAnimatedImages: Bool { false }
  /// Whether quick actions can be used.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the device is in its simplest form.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

extension EnvironmentValues {
  /// Whether text is set more tightly to fit.
  ///
  /// Accepted without effect.
  @Entry public var allowsTightening = false
  /// Whether text that is entered is not corrected.
  ///
  /// Accepted without effect.
  @Entry public var autocorrectionDisabled = false
  /// Whether text that is entered is not corrected.
  ///
  /// Accepted without effect.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
  /// How text and symbols change.
  ///
  /// Accepted without effect.
  @Entry public var contentTransition: ContentTransition = .identity
  /// Whether what changes is drawn as one.
  ///
  /// Accepted without effect.
  @Entry public var contentTransitionAddsDrawingGroup = false
  /// Whether views scroll.
  ///
  /// Accepted without effect.
  @Entry public var isScrollEnabled = true
  /// The key of a control.
  ///
  /// Only those for the default and the cancelling action have an effect.
  @Entry public var keyboardShortcut: KeyboardShortcut?
  /// The height of a row of a wheel.
  ///
  /// Accepted without effect.
  @Entry public var defaultWheelPickerItemHeight: CGFloat = 32
}

/// Whether colours stand out more than usual.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// How heavy text is.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Heavier.
  case bold
}

/// Whether a control belongs to a window in use.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// To the window that takes keys.
  case key
  /// To an app in front.
  case active
  /// To neither.
  case inactive
}
