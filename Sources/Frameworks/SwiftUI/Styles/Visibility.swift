/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the surface chooses.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
