/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of view that draws one.
  associatedtype Body: View

  /// The parts.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view that draws one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Body
}

/// The parts of a group of controls, for its style.
public struct ControlGroupStyleConfiguration {
  /// The controls, without their type.
  public typealias Content = _StylePart<(ControlGroupStyleConfiguration, Int)>
  /// The label, without its type.
  public typealias Label = _StylePart<ControlGroupStyleConfiguration>

  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

extension View {
  /// Sets how groups of controls look.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style, at: { \.controlGroup }) { $0.makeBody(configuration: $1) }
  }
}

/// Draws groups of controls as the surface chooses.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInControlGroup(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Groups of controls as the surface chooses.
  public nonisolated static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// Draws groups of controls as steps through pages.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInControlGroup(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Groups of controls as steps through pages.
  public nonisolated static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// Draws groups of controls as a small menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInControlGroup(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Groups of controls as a small menu.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// Draws groups of controls as a menu.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInControlGroup(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Groups of controls as a menu.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Draws groups of controls as a palette.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInControlGroup(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Groups of controls as a palette.
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// The controls in a row.
struct _BuiltInControlGroup: View {
  let configuration: ControlGroupStyleConfiguration

  var body: some View {
    HStack(spacing: 8) { configuration.content }
  }
}
