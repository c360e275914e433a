public import Foundation

/// A rule of layout.
///
/// Accepted without effect: stacks are drawn as stacks, other views in front of each other.
@MainActor @preconcurrency
open class NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The distance or size.
  open var constant: CGFloat = 0
  /// How much the rule matters.
  open var priority: UILayoutPriority = .required
  /// Whether the rule holds.
  open var isActive = false

  /// Makes rules hold.
  ///
  /// Accepted without effect.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes rules no longer hold.
  ///
  /// Accepted without effect.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a rule of layout matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The importance, 0…1000.
  public let rawValue: Float

  /// Makes a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// It matters much.
  public static let defaultHigh = UILayoutPriority(750)
  /// It matters little.
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge, a middle or a size that rules of layout speak of.
///
/// Accepted without effect.
@MainActor @preconcurrency
open class NSLayoutAnchor {
  /// A rule: the same as another.
  open func constraint(equalTo anchor: NSLayoutAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// A rule: at a distance from another.
  open func constraint(equalTo anchor: NSLayoutAnchor, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// A rule: at least another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// A rule: at most another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// A rule: a part of another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// A rule: a size.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// A rule: at least a size.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }

  /// A rule: at most a size.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// A part of a view that rules of layout speak of.
///
/// Accepted without effect.
@MainActor @preconcurrency
open class UILayoutGuide {
  /// The top.
  open var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The bottom.
  open var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The start.
  open var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The end.
  open var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView {
  /// The part that is not covered by the device's edges.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The top.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The bottom.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The start.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The end.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }

  /// How much the view resists growing.
  ///
  /// Accepted without effect.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// How much the view resists shrinking.
  ///
  /// Accepted without effect.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// Which edges follow the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The edges as bits.
    public let rawValue: UInt

    /// Makes edges from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
}
