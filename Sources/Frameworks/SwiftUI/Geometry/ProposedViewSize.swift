public import Foundation

/// A size that a container offers a view; nil along an axis asks for the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil for the ideal one.
  public var width: CGFloat?
  /// The height; nil for the ideal one.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Offers a size.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size, with another in place of what is nil.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
