public import Foundation

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  /// A hidden style resolves to no other.
  public typealias Resolved = Never

  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }

  /// The paint of the style inside.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._paint(in: environment)
  }
}

/// A style that is another one made more transparent.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  /// The style resolves to no other.
  public typealias Resolved = Never

  let style: Style
  let opacity: Double

  /// The paint of the style inside, made more transparent.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    style._paint(in: environment).opacity(Color.unit(opacity))
  }
}

extension ShapeStyle {
  /// The same style, that opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The style, mixed with what is behind it in a way of its own.
  ///
  /// Accepted without effect: views mix as a whole.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

  /// The style with a shadow.
  ///
  /// Accepted without effect: views have shadows, styles have none.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style, mixed with what is behind it in a way of its own.
  ///
  /// Accepted without effect: views mix as a whole.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }

  /// The foreground style, that opaque.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }

  /// The foreground style with a shadow.
  ///
  /// Accepted without effect: views have shadows, styles have none.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }
}

/// A shadow of a style.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat
  private let isInside: Bool

  /// A shadow behind what is filled.
  ///
  /// Accepted without effect: views have shadows, styles have none.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInside: false)
  }

  /// A shadow inside of what is filled.
  ///
  /// Accepted without effect: views have shadows, styles have none.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInside: true)
  }
}

extension EnvironmentValues {
  /// The style behind content; nil for that of the surface.
  public var backgroundStyle: AnyShapeStyle? {
    get { builtIn.typography.backgroundStyle }
    set { builtIn.typography.backgroundStyle = newValue }
  }
}

extension View {
  /// Sets the style that is drawn behind content with `.background`.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    setting { $0.typography.backgroundStyle = AnyShapeStyle(style) }
  }
}
