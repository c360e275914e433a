public import Foundation

extension View {
  /// Draws a view behind a row of a list.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    background { view }
  }

  /// Sets the space around a row of a list; it is added to that of the surface.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    padding(insets ?? EdgeInsets())
  }

  /// Shows or hides the lines between rows; the surface decides.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: Edge.Set = .vertical
  ) -> some View {
    self
  }

  /// Sets the colour of the lines between rows; the surface decides.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: Edge.Set = .vertical
  ) -> some View {
    self
  }

  /// Sets the space between rows; the surface decides.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the space between sections; the surface decides.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Shows or hides the background of lists; the surface decides.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides bars that tell how far the content has scrolled; the surface decides.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Lets content scroll or not; a report shows all of it.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Sets how much the header of a section stands out; the surface decides.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }

}

/// Whether bars tell how far content has scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the surface chooses.
  public static let automatic = ScrollIndicatorVisibility()
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility()
  /// Not shown.
  public static let hidden = ScrollIndicatorVisibility()
  /// Not shown by any surface.
  public static let never = ScrollIndicatorVisibility()
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}
