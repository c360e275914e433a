internal import ViewTree

/// Draws buttons as the surface and the container choose.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInButton(style: .automatic, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Buttons as the surface and the container choose.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Draws buttons on a faint shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInButton(style: .bordered, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Buttons on a faint shape.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Draws buttons on a shape in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInButton(style: .borderedProminent, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Buttons on a shape in the tint.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Draws buttons as words in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInButton(style: .borderless, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Buttons as words in the tint.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Draws buttons as their label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInButton(style: .plain, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Buttons as their label alone.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Draws buttons as links.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInButton(style: .link, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// Buttons as links.
  public nonisolated static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Draws buttons on glass; drawn on a faint shape.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInButton(style: .bordered, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Buttons on glass; drawn on a faint shape.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Draws buttons on glass in the tint; drawn on a shape in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the view that draws a button.
  public func makeBody(configuration: Configuration) -> some View {
    _BuiltInButton(style: .borderedProminent, configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Buttons on glass in the tint; drawn on a shape in the tint.
  public nonisolated static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
