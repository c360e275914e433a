/// A widget, which a report extension does not have: it is type-checked, and never shown.
@MainActor
@preconcurrency
public protocol Widget {
  /// What the widget is made of.
  associatedtype Body: WidgetConfiguration

  /// What the widget is made of.
  var body: Body { get }

  /// Makes the widget.
  init()
}

/// What a widget is made of.
@MainActor
@preconcurrency
public protocol WidgetConfiguration {
  /// What the configuration is made of.
  associatedtype Body: WidgetConfiguration

  /// What the configuration is made of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A widget without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Makes a widget of a provider's moments.
  ///
  /// Accepted without effect: it is never shown.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}

  /// It is made of nothing else.
  public var body: Never { fatalError("a widget is never shown") }
}

/// A configuration without widgets.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Makes a configuration without widgets.
  public init() {}

  /// It is made of nothing else.
  public var body: Never { fatalError("a widget is never shown") }
}

extension WidgetConfiguration {
  /// Sets the name in the gallery.
  ///
  /// Accepted without effect: there is no gallery.
  public func configurationDisplayName(_ displayName: LocalizedStringKey)
    -> some WidgetConfiguration
  {
    self
  }

  /// Sets the words in the gallery.
  ///
  /// Accepted without effect: there is no gallery.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Sets the sizes.
  ///
  /// Accepted without effect: no widget is shown.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

  /// Leaves out the margins.
  ///
  /// Accepted without effect: no widget is shown.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Sets whether the background can be left out.
  ///
  /// Accepted without effect: no widget is shown.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
}

/// Several widgets, of which none is shown.
@MainActor
@preconcurrency
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }

  /// Makes the widgets.
  init()
}

/// Puts widgets together.
@resultBuilder
public struct WidgetBundleBuilder {
  /// Keeps the first of some widgets, since none is shown.
  @MainActor
  @preconcurrency
  public static func buildBlock<First: Widget, each Rest: Widget>(
    _ first: First,
    _ rest: repeat each Rest
  ) -> some Widget { first }
}
