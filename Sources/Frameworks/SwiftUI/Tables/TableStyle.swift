/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {}

extension View {
  /// Sets how tables look.
  ///
  /// Accepted without effect: the surface has one look.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Shows or hides the titles of the columns of tables.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    setting { $0.controls.hidesTableHeaders = visibility == .hidden }
  }
}

/// Draws tables as the surface chooses.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// Tables as the surface chooses.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// Draws tables with space around them.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// Tables with space around them.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}

/// Draws tables with a border.
public struct BorderedTableStyle: TableStyle, Sendable {
  /// Makes the style.
  public nonisolated init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// Tables with a border.
  public nonisolated static var bordered: BorderedTableStyle { BorderedTableStyle() }
}
