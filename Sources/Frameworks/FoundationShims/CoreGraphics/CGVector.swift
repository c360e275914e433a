public import Foundation

/// A direction and a distance.
public struct CGVector: Hashable, Codable, Sendable {
  /// The distance along x.
  public var dx: CGFloat
  /// The distance along y.
  public var dy: CGFloat

  /// A distance of zero.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes a distance of zero.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector from its parts.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Makes a vector from its parts.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
