public import Foundation

/// A view of UIKit.
///
/// Where one stands in a view of SwiftUI, labels, images, stacks and bars of progress are drawn in the
/// way of SwiftUI; other views are a box with the name of their type.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How a picture fills a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// So large that nothing is left free.
    case scaleAspectFill
    /// In its own size, in the middle.
    case center
    /// In its own size, at the top.
    case top
    /// In its own size, at the bottom.
    case bottom
    /// In its own size, on the left.
    case left
    /// In its own size, on the right.
    case right
  }

  /// How movements run.
  ///
  /// Accepted without effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Slowly at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slowly at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slowly at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// While touches are taken.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From where the last movement has come.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// One view fades into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// The place and size in the view around.
  open var frame: CGRect
  /// The place and size in the view's own terms.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle in the view around.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The colour behind the view.
  ///
  /// Accepted without effect.
  open var backgroundColor: UIColor?
  /// The colour of symbols and controls.
  ///
  /// Accepted without effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .tintColor
  /// 0 (clear) … 1 (opaque).
  ///
  /// Accepted without effect.
  open var alpha: CGFloat = 1
  /// Whether the view is left out.
  ///
  /// Accepted without effect.
  open var isHidden = false
  /// Whether nothing behind shows.
  ///
  /// Accepted without effect.
  open var isOpaque = true
  /// Whether the view cuts what is inside.
  ///
  /// Accepted without effect.
  open var clipsToBounds = false
  /// Whether the view takes touches.
  ///
  /// Accepted without effect.
  open var isUserInteractionEnabled = true
  /// A number to find the view by.
  open var tag = 0
  /// How a picture fills the view.
  ///
  /// Accepted without effect.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether the place follows from masks.
  ///
  /// Accepted without effect.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Light or dark.
  ///
  /// Accepted without effect.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// A name for tests.
  ///
  /// Accepted without effect.
  open var accessibilityIdentifier: String?
  /// What assistive technology calls the view.
  ///
  /// Accepted without effect.
  open var accessibilityLabel: String?
  /// Which edges follow the view around.
  ///
  /// Accepted without effect.
  open var autoresizingMask: AutoresizingMask = []
  /// How the view is moved, turned and scaled.
  ///
  /// Accepted without effect.
  open var transform: CGAffineTransform = .identity
  /// The drawing layer.
  public let layer = CALayer()

  /// The views inside.
  public private(set) var subviews: [UIView] = []
  /// The view around.
  public private(set) weak var superview: UIView?

  /// Makes a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes no view: there are no archives.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Puts a view inside.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Puts a view inside, at a position.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Takes the view out of the view around.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The view inside with a number.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Asks for a new layout.
  ///
  /// Accepted without effect.
  open func setNeedsLayout() {}
  /// Asks for a layout at once.
  ///
  /// Accepted without effect.
  open func layoutIfNeeded() {}
  /// Asks for a new drawing.
  ///
  /// Accepted without effect.
  open func setNeedsDisplay() {}
  /// Called when views inside are laid out; never in a report.
  open func layoutSubviews() {}
  /// Called to draw; never in a report.
  open func draw(_ rect: CGRect) {}
  /// Takes the ideal size.
  ///
  /// Accepted without effect.
  open func sizeToFit() {}
  /// The ideal size: the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// The ideal size, where there is one.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Says that what the view is like has changed.
  ///
  /// Accepted without effect.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the view has got another view around it; never in a report.
  open func didMoveToSuperview() {}
  /// Called when the view has got a window; never in a report.
  open func didMoveToWindow() {}

  /// Makes a change, at once.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes a change, at once.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Settings for all views of the type.
  ///
  /// Accepted without effect.
  open class func appearance() -> UIView { UIView() }

  /// What the view itself shows, without its background.
  var shownContent: AnyView? {
    let views = subviews.compactMap(\.shown)
    if views.isEmpty { return nil }
    return AnyView(ZStack { ForEach(views.indices, id: \.self) { views[$0] } })
  }
}

extension UIView {
  /// The view of SwiftUI that shows what this one would; nil where nothing is known of its drawing.
  var shown: AnyView? {
    guard !isHidden, let content = shownContent else { return nil }
    guard let backgroundColor else { return content }
    return AnyView(content.background(Color(backgroundColor)))
  }
}
