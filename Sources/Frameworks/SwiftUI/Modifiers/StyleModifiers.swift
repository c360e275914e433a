extension View {
  /// Sets the colour of text, symbols and shapes; nil for the default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(
      _EnvironmentModifier { environment in
        environment.builtIn.foreground = color.map {
          ForegroundLevels(paints: [$0._paint(in: environment)])
        }
      }
    )
  }

  /// Sets the colour or pattern of text, symbols and shapes.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    foregroundLevels { [style._paint(in: $0)] }
  }

  /// Sets the colours or patterns of primary and secondary content.
  public nonisolated func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary,
    _ secondary: Secondary
  ) -> some View {
    foregroundLevels { [primary._paint(in: $0), secondary._paint(in: $0)] }
  }

  /// Sets the colours or patterns of primary, secondary and tertiary content.
  public nonisolated func foregroundStyle<
    Primary: ShapeStyle,
    Secondary: ShapeStyle,
    Tertiary: ShapeStyle
  >(_ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary) -> some View {
    foregroundLevels {
      [primary._paint(in: $0), secondary._paint(in: $0), tertiary._paint(in: $0)]
    }
  }

  /// Sets the colour of the parts of controls that show a value; nil for the surface's accent.
  public nonisolated func tint(_ tint: Color?) -> some View {
    setting { $0.tint = tint.map { AnyShapeStyle($0) } }
  }

  /// Sets the colour or pattern of the parts of controls that show a value.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
    setting { $0.tint = AnyShapeStyle(tint) }
  }

  /// Sets the colour of the parts of controls that show a value; nil for the surface's accent.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  private nonisolated func foregroundLevels(
    _ paints: @escaping (EnvironmentValues) -> [_ResolvedPaint]
  ) -> some View {
    modifier(
      _EnvironmentModifier { environment in
        environment.builtIn.foreground = ForegroundLevels(paints: paints(environment))
      }
    )
  }
}
