public import Foundation

/// Space on each edge.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The space at the top.
  public var top: CGFloat
  /// The space on the left.
  public var left: CGFloat
  /// The space at the bottom.
  public var bottom: CGFloat
  /// The space on the right.
  public var right: CGFloat

  /// Makes no space.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes space on each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No space.
  public static let zero = UIEdgeInsets()
}

extension EdgeInsets {
  /// Takes space over from UIKit; left is leading.
  public init(_ uiEdgeInsets: UIEdgeInsets) {
    self.init(
      top: uiEdgeInsets.top,
      leading: uiEdgeInsets.left,
      bottom: uiEdgeInsets.bottom,
      trailing: uiEdgeInsets.right
    )
  }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
