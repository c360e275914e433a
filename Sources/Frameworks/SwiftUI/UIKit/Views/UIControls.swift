public import Foundation

/// Something to press.
///
/// Accepted without effect.
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as bits.
    public let rawValue: UInt

    /// Makes a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control can be used.
  ///
  /// Accepted without effect.
  open var isEnabled = true
  /// Whether the control is chosen.
  ///
  /// Accepted without effect.
  open var isSelected = false
}

/// A choice of several.
///
/// Accepted without effect.
open class UISegmentedControl: UIControl {
  /// Settings for all choices.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UISegmentedControl { UISegmentedControl() }

  /// The colour of the chosen one.
  ///
  /// Accepted without effect.
  open var selectedSegmentTintColor: UIColor?

  /// Sets how titles look.
  ///
  /// Accepted without effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

/// Dots for pages.
///
/// Accepted without effect.
open class UIPageControl: UIControl {
  /// Settings for all dots.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UIPageControl { UIPageControl() }

  /// The colour of the dots.
  ///
  /// Accepted without effect.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  ///
  /// Accepted without effect.
  open var currentPageIndicatorTintColor: UIColor?
  /// The number of pages.
  ///
  /// Accepted without effect.
  open var numberOfPages = 0
  /// The page that is shown.
  ///
  /// Accepted without effect.
  open var currentPage = 0
}

/// A switch.
///
/// Accepted without effect.
open class UISwitch: UIControl {
  /// Settings for all switches.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UISwitch { UISwitch() }

  /// Whether it is on.
  open var isOn = false
  /// The colour when it is on.
  ///
  /// Accepted without effect.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  ///
  /// Accepted without effect.
  open var thumbTintColor: UIColor?
}

/// A value to be moved.
///
/// Accepted without effect.
open class UISlider: UIControl {
  /// Settings for all values.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UISlider { UISlider() }

  /// The value.
  open var value: Float = 0
  /// The colour of the part below the value.
  ///
  /// Accepted without effect.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the part above the value.
  ///
  /// Accepted without effect.
  open var maximumTrackTintColor: UIColor?
}

/// A field of words.
///
/// Accepted without effect.
open class UITextField: UIControl {
  /// Settings for all fields.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UITextField { UITextField() }

  /// The words.
  open var text: String?
  /// What an empty field shows.
  open var placeholder: String?
}

/// A page of words.
///
/// Accepted without effect.
open class UITextView: UIScrollView {
  /// Settings for all pages.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UITextView { UITextView() }

  /// The words.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  /// The font.
  ///
  /// Accepted without effect.
  open var font: UIFont?
  /// The colour of the words.
  ///
  /// Accepted without effect.
  open var textColor: UIColor?
}
