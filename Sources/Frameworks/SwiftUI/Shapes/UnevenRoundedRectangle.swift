public import Foundation
internal import ViewTree

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top and leading edges.
  public var topLeading: CGFloat
  /// The radius at the bottom and leading edges.
  public var bottomLeading: CGFloat
  /// The radius at the bottom and trailing edges.
  public var bottomTrailing: CGFloat
  /// The radius at the top and trailing edges.
  public var topTrailing: CGFloat

  /// Makes radii; corners without one are square.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  var corners: PathOutline.Corners {
    .init(
      topLeading: topLeading,
      topTrailing: topTrailing,
      bottomTrailing: bottomTrailing,
      bottomLeading: bottomLeading
    )
  }
}

/// A rectangle whose corners are round by radii of their own.
public struct UnevenRoundedRectangle: InsettableShape {
  /// A shape has no body.
  public typealias Body = Never

  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners run.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with radii.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with radii; corners without one are square.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    let radii = RectangleCornerRadii(
      topLeading: topLeadingRadius,
      bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius
    )
    self.init(cornerRadii: radii, style: style)
  }

  /// The rectangle in a frame.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// What the outline is.
  public nonisolated var _geometry: _ShapeGeometry {
    _ShapeGeometry(
      .unevenRoundedRectangle(
        topLeading: cornerRadii.topLeading.treeSize ?? 0,
        bottomLeading: cornerRadii.bottomLeading.treeSize ?? 0,
        bottomTrailing: cornerRadii.bottomTrailing.treeSize ?? 0,
        topTrailing: cornerRadii.topTrailing.treeSize ?? 0
      )
    )
  }

  /// The rectangle, made smaller on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}
