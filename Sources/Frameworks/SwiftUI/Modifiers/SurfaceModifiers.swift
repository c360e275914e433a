public import Foundation

extension View {
  /// Asks for a light or dark surface; the reader decides.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Draws the view out of focus; it is drawn sharp.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Draws the view with less colour; it keeps its colours.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }

  /// Draws the view and those inside as one picture; it looks the same.
  public nonisolated func compositingGroup() -> some View { self }

  /// Draws the view and those inside as one picture; it looks the same.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Puts the view before or behind its neighbours; they are drawn in order.
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// Sets the size of symbols next to text; the surface decides.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Sets how the layers of symbols are coloured; all are drawn in the foreground style.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets the fill of symbols; they are drawn by their names.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

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

  /// Names the view for tests of the user interface; there are none here.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
}

extension Image {
  /// The size of a symbol next to text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As usual.
    case medium
    /// Large.
    case large
  }
}

/// A form of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  /// As it is.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants()
  /// In a square.
  public static let square = SymbolVariants()
  /// Crossed out.
  public static let slash = SymbolVariants()
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
