extension View {
  /// Asks for a light or dark surface.
  ///
  /// Accepted without effect: the reader decides.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
