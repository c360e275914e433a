public import Foundation

extension View {
  /// Asks for a light or dark surface; the reader decides.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Puts the view before or behind its neighbours; they are drawn in order.
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// Adds space for the edges of the surface; a report's surface has none that are unsafe.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    padding(edges, length)
  }

  /// Adds space around the content of scroll views.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(edges, length)
  }

  /// Adds space around the content of scroll views.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(length)
  }
}

/// The part of a scroll view that gets more space.
public struct ContentMarginPlacement: Sendable {
  /// The content and the bars.
  public static let automatic = ContentMarginPlacement()
  /// The content.
  public static let scrollContent = ContentMarginPlacement()
  /// The bars.
  public static let scrollIndicators = ContentMarginPlacement()
}
