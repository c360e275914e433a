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

  /// Sets the space around a row of a list at some edges; it is added to that of the surface.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length ?? 0)
  }

  /// Shows or hides the lines between rows.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the colour of the lines between rows.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Shows or hides the lines between sections.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the colour of the lines between sections.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the space between rows.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the space between sections.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the space between sections.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the space beside sections.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?)
    -> some View
  {
    self
  }

  /// Sets the colour of the parts of a row that have the tint.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    setting { if let tint { $0.tint = AnyShapeStyle(tint) } }
  }

  /// Sets the colour of the parts of a row that have the tint.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    setting { if let color = tint?.color { $0.tint = AnyShapeStyle(color) } }
  }

  /// Shows or hides the background of lists.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides bars that tell how far the content has scrolled.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Lets content scroll or not.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    setting { $0.controls.staysInPlace = disabled }
  }

  /// Sets how much the header of a section stands out.
  ///
  /// Accepted without effect on what the surface draws; views can read it in the environment.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    setting { $0.controls.headerProminence = prominence }
  }

  /// Lets rows react to a pointer.
  ///
  /// Accepted without effect.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Darkens every other row.
  ///
  /// Accepted without effect.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    self
  }
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

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
  private let points: CGFloat?

  /// As usual.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Little.
  public static let compact = ListSectionSpacing(points: 8)

  /// A number of points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// The tint of a row.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour that the surface may leave out.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that the surface keeps.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Grey.
  public static let monochrome = ListItemTint(color: .gray)
}

/// Whether every other row has a darker background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// As the surface chooses.
  public static let automatic = AlternatingRowBackgroundBehavior()
  /// It has.
  public static let enabled = AlternatingRowBackgroundBehavior()
  /// It has not.
  public static let disabled = AlternatingRowBackgroundBehavior()
}

extension EnvironmentValues {
  /// The least height of a row, in points; the surface has its own.
  public var defaultMinListRowHeight: CGFloat {
    get { CGFloat(builtIn.controls.defaultMinListRowHeight) }
    set { builtIn.controls.defaultMinListRowHeight = Double(newValue) }
  }

  /// The least height of the header of a section, in points; the surface has its own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { builtIn.controls.defaultMinListHeaderHeight.map { CGFloat($0) } }
    set { builtIn.controls.defaultMinListHeaderHeight = newValue.map { Double($0) } }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { builtIn.controls.headerProminence }
    set { builtIn.controls.headerProminence = newValue }
  }
}
