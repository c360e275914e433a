public import Foundation

/// Views in a row that are made when they are needed; a report needs all of them.
public struct LazyHStack<Content: View> {
  private let stack: HStack<Content>

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand across the row.
  ///   - spacing: The space between them; nil for the surface's default.
  ///   - pinnedViews: Headers and footers that would stay in sight while scrolling; a report shows
  ///     all rows, so nothing is pinned.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: View {
  /// The row.
  public var body: some View { stack }
}

/// Views in a column that are made when they are needed; a report needs all of them.
public struct LazyVStack<Content: View> {
  private let stack: VStack<Content>

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand across the column.
  ///   - spacing: The space between them; nil for the surface's default.
  ///   - pinnedViews: Headers and footers that would stay in sight while scrolling; a report shows
  ///     all rows, so nothing is pinned.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: View {
  /// The column.
  public var body: some View { stack }
}

/// The views of a lazy stack that stay in sight while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// Makes a set from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
