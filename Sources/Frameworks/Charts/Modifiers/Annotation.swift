public import Foundation
public import SwiftUI
internal import ViewTree

extension ChartContent {
  /// Puts words at each mark.
  ///
  /// - Parameters:
  ///   - position: On which side of the mark the words stand.
  ///   - alignment: Where they stand along that side.
  ///   - spacing: How far from the mark they stand.
  ///   - content: The words: the texts of the view.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    _StyledMarks(content: self, change: .annotation(content(), position.side))
  }

  /// Puts words at each mark, given what the mark is like.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: (AnnotationContext) -> C
  ) -> some ChartContent {
    let context = AnnotationContext(targetSize: CGSize(width: 40, height: 40))
    return _StyledMarks(content: self, change: .annotation(content(context), position.side))
  }

  /// Puts words at each mark; that they fit is up to the surface.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts words at each mark, given what the mark is like; that they fit is up to the surface.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: SwiftUI::Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
}

/// What the mark is like that words stand at.
public struct AnnotationContext: Sendable {
  /// The mark's size in points, as a guess.
  public let targetSize: CGSize
}

/// On which side of a mark or chart something stands.
public struct AnnotationPosition: Hashable, Sendable {
  let side: ViewTree::Chart.Side
  let horizontal: ViewTree::HorizontalAlignment?

  init(side: ViewTree::Chart.Side, horizontal: ViewTree::HorizontalAlignment? = nil) {
    self.side = side
    self.horizontal = horizontal
  }

  /// The surface's choice.
  public static let automatic = AnnotationPosition(side: .automatic)
  /// In front.
  public static let overlay = AnnotationPosition(side: .overlay)
  /// Above.
  public static let top = AnnotationPosition(side: .top)
  /// Below.
  public static let bottom = AnnotationPosition(side: .bottom)
  /// On the leading side.
  public static let leading = AnnotationPosition(side: .leading)
  /// On the trailing side.
  public static let trailing = AnnotationPosition(side: .trailing)
  /// In the corner above on the leading side.
  public static let topLeading = AnnotationPosition(side: .top, horizontal: .leading)
  /// In the corner above on the trailing side.
  public static let topTrailing = AnnotationPosition(side: .top, horizontal: .trailing)
  /// In the corner below on the leading side.
  public static let bottomLeading = AnnotationPosition(side: .bottom, horizontal: .leading)
  /// In the corner below on the trailing side.
  public static let bottomTrailing = AnnotationPosition(side: .bottom, horizontal: .trailing)
}

/// What happens to words at a mark that do not fit.
///
/// Accepted without effect: the surface makes them fit.
public struct AnnotationOverflowResolution: Sendable {
  /// What happens along one axis.
  public struct Strategy: Sendable {
    /// The surface's choice.
    public static let automatic = Strategy()
    /// Nothing.
    public static let disabled = Strategy()
    /// The words move into the chart.
    public static let fit = Strategy()
    /// The chart makes room.
    public static let padScale = Strategy()

    /// The words move into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { fit }
  }

  /// A part of a chart.
  public struct Boundary: Sendable {
    /// The surface's choice.
    public static let automatic = Boundary()
    /// The chart.
    public static let chart = Boundary()
    /// The plot.
    public static let plot = Boundary()
  }

  /// The surface's choice.
  public static let automatic = AnnotationOverflowResolution()

  /// Makes a rule for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
