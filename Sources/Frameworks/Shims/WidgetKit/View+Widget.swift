extension View {
  /// Sets the address that a press on a widget opens.
  ///
  /// Accepted without effect: a report is no widget.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }

  /// Sets whether a view gets a widget's accent colour.
  ///
  /// Accepted without effect: a report is no widget.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Sets a label beside a small widget.
  ///
  /// Accepted without effect: a report is no widget.
  public nonisolated func widgetLabel(_ label: some StringProtocol) -> some View { self }

  /// Sets a label beside a small widget.
  ///
  /// Accepted without effect: a report is no widget.
  public nonisolated func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }
}

/// How a widget is drawn.
public struct WidgetRenderingMode: Equatable, Sendable {
  private let name: String

  /// In its colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In shades of one colour.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
  /// In two colours.
  public static let accented = WidgetRenderingMode(name: "accented")
}

/// The surface behind a small widget.
public struct AccessoryWidgetBackground: View {
  /// Makes a surface.
  public nonisolated init() {}

  /// A dim circle.
  public var body: some View { Circle().fill(Color.secondary.opacity(0.2)) }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

extension EnvironmentValues {
  /// The widget's size; the middle one, since a report is no widget.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the widget is drawn; in its colours, since a report is no widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether the widget's background is shown: always.
  public var showsWidgetContainerBackground: Bool { true }
}
