public import Foundation

/// A layer of a view's drawing.
///
/// Accepted without effect.
open class CALayer: NSObject {

  /// The place and size.
  ///
  /// Accepted without effect.
  open var frame = CGRect.zero
  /// The place and size in the layer's own terms.
  ///
  /// Accepted without effect.
  open var bounds = CGRect.zero
  /// The radius of the corners.
  ///
  /// Accepted without effect.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  ///
  /// Accepted without effect.
  open var maskedCorners: CACornerMask = []
  /// Whether the layer cuts what is inside.
  ///
  /// Accepted without effect.
  open var masksToBounds = false
  /// The width of the border.
  ///
  /// Accepted without effect.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  ///
  /// Accepted without effect.
  open var borderColor: CGColor?
  /// The colour behind.
  ///
  /// Accepted without effect.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  ///
  /// Accepted without effect.
  open var shadowColor: CGColor?
  /// How opaque the shadow is.
  ///
  /// Accepted without effect.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is.
  ///
  /// Accepted without effect.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow lies.
  ///
  /// Accepted without effect.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// 0 (clear) … 1 (opaque).
  ///
  /// Accepted without effect.
  open var opacity: Float = 1
  /// Which layer is in front.
  ///
  /// Accepted without effect.
  open var zPosition: CGFloat = 0
  /// The layers inside.
  open var sublayers: [CALayer]?

  /// Puts a layer inside.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }

  /// Puts a layer inside, at a position.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { addSublayer(layer) }

  /// Takes the layer out.
  ///
  /// Accepted without effect.
  open func removeFromSuperlayer() {}
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer with colours that run from one point to another.
///
/// Accepted without effect.
open class CAGradientLayer: CALayer {
  /// The colours.
  ///
  /// Accepted without effect.
  open var colors: [Any]?
  /// Where the colours stand.
  ///
  /// Accepted without effect.
  open var locations: [NSNumber]?
  /// Where the first colour stands.
  ///
  /// Accepted without effect.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands.
  ///
  /// Accepted without effect.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// The time since the device was started, in seconds.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
