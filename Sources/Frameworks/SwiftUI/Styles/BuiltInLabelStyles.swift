internal import ViewTree

/// Draws labels as the surface and the container choose.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a label.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInLabel(style: .automatic, configuration: configuration)
  }

  /// Adds a label.
  public func _resolve(_ configuration: LabelStyleConfiguration, in resolver: _ViewResolver) {
    resolver.resolve(makeBody(configuration: configuration))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Labels as the surface and the container choose.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// Draws labels with title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a label.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInLabel(style: .titleAndIcon, configuration: configuration)
  }

  /// Adds a label.
  public func _resolve(_ configuration: LabelStyleConfiguration, in resolver: _ViewResolver) {
    resolver.resolve(makeBody(configuration: configuration))
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Labels with title and icon.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// Draws labels with the title only.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a label.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInLabel(style: .titleOnly, configuration: configuration)
  }

  /// Adds a label.
  public func _resolve(_ configuration: LabelStyleConfiguration, in resolver: _ViewResolver) {
    resolver.resolve(makeBody(configuration: configuration))
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Labels with the title only.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Draws labels with the icon only.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a label.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInLabel(style: .iconOnly, configuration: configuration)
  }

  /// Adds a label.
  public func _resolve(_ configuration: LabelStyleConfiguration, in resolver: _ViewResolver) {
    resolver.resolve(makeBody(configuration: configuration))
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Labels with the icon only.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label as one node of the tree, for the styles that the surface draws.
struct _BuiltInLabel {
  let style: ViewTree::LabelStyle
  let configuration: LabelStyleConfiguration
}

extension _BuiltInLabel: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let row = Content.stack(Stack(axis: .horizontal))
    resolver.node(.label(view.style)) {
      resolver.slot(row, part: 0, isRequired: true) { resolver.resolve(view.configuration.title) }
      resolver.slot(row, part: 1, isRequired: true) { resolver.resolve(view.configuration.icon) }
    }
  }
}

extension View {
  /// Sets how labels look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(_EnvironmentModifier { $0.builtIn.labelStyle = style })
  }
}
