public import Foundation
package import ViewTree

/// A point in a unit square, (0, 0) at the top leading corner.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the leading edge, 0…1.
  public var x: CGFloat
  /// The distance from the top edge, 0…1.
  public var y: CGFloat

  /// Makes the top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the top and leading edges.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner of the top and trailing edges.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner of the bottom and leading edges.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner of the bottom and trailing edges.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  package var tree: ViewTree::UnitPoint { ViewTree::UnitPoint(x: Double(x), y: Double(y)) }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle of zero.
  public init() {
    radians = 0
  }

  /// Makes an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// Makes an angle from radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Makes an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// Whether one angle is smaller than another.
  public static func < (left: Angle, right: Angle) -> Bool {
    left.radians < right.radians
  }
}
