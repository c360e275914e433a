extension View {
  /// Asks for a light or dark surface.
  ///
  /// Accepted without effect: the reader decides.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Shows the view and those in it as on a light or dark surface.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
