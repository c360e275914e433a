public import Foundation

// Authors set how bars and tables look in their initializers; reports have none.

/// How a bar looks.
///
/// Accepted without effect.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// Makes a look.
  public init() {}

  /// The colour behind.
  ///
  /// Accepted without effect.
  open var backgroundColor: UIColor?
  /// The picture behind.
  ///
  /// Accepted without effect.
  open var backgroundImage: UIImage?
  /// The blur behind.
  ///
  /// Accepted without effect.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the shadow.
  ///
  /// Accepted without effect.
  open var shadowColor: UIColor?
  /// The picture of the shadow.
  ///
  /// Accepted without effect.
  open var shadowImage: UIImage?

  /// Makes the bar clear.
  ///
  /// Accepted without effect.
  open func configureWithTransparentBackground() {}
  /// Makes the bar opaque.
  ///
  /// Accepted without effect.
  open func configureWithOpaqueBackground() {}
  /// Makes the bar as usual.
  ///
  /// Accepted without effect.
  open func configureWithDefaultBackground() {}
}

/// How a bar of navigation looks.
///
/// Accepted without effect.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  ///
  /// Accepted without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  ///
  /// Accepted without effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the items of a bar of tabs look.
///
/// Accepted without effect.
@MainActor @preconcurrency
open class UITabBarItemAppearance {
  /// How an item looks in a state.
  ///
  /// Accepted without effect.
  @MainActor @preconcurrency
  open class State {
    /// The colour of the icon.
    ///
    /// Accepted without effect.
    open var iconColor: UIColor?
    /// How the title looks.
    ///
    /// Accepted without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the badge.
    ///
    /// Accepted without effect.
    open var badgeBackgroundColor: UIColor?
  }

  /// Makes a look.
  public init() {}

  /// An item as usual.
  public let normal = State()
  /// The chosen item.
  public let selected = State()
  /// An item that cannot be chosen.
  public let disabled = State()
}

/// How a bar of tabs looks.
///
/// Accepted without effect.
open class UITabBarAppearance: UIBarAppearance {
  /// How items look below each other.
  ///
  /// Accepted without effect.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How items look beside each other.
  ///
  /// Accepted without effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How items look beside each other in little room.
  ///
  /// Accepted without effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// A bar of navigation.
///
/// Accepted without effect.
open class UINavigationBar: UIView {
  /// Settings for all bars.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UINavigationBar { UINavigationBar() }

  /// The colour of the bar.
  ///
  /// Accepted without effect.
  open var barTintColor: UIColor?
  /// Whether what is behind shows.
  ///
  /// Accepted without effect.
  open var isTranslucent = true
  /// Whether titles may be large.
  ///
  /// Accepted without effect.
  open var prefersLargeTitles = false
  /// How the title looks.
  ///
  /// Accepted without effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  ///
  /// Accepted without effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the shadow.
  ///
  /// Accepted without effect.
  open var shadowImage: UIImage?
  /// How the bar looks.
  ///
  /// Accepted without effect.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks in little room.
  ///
  /// Accepted without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks at the edge of what scrolls.
  ///
  /// Accepted without effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the picture behind.
  ///
  /// Accepted without effect.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Little.
  case compact
}

/// A bar of tabs.
///
/// Accepted without effect.
open class UITabBar: UIView {
  /// Settings for all bars.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UITabBar { UITabBar() }

  /// The colour of the bar.
  ///
  /// Accepted without effect.
  open var barTintColor: UIColor?
  /// The colour of items that are not chosen.
  ///
  /// Accepted without effect.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind.
  ///
  /// Accepted without effect.
  open var backgroundImage: UIImage?
  /// The picture of the shadow.
  ///
  /// Accepted without effect.
  open var shadowImage: UIImage?
  /// Whether what is behind shows.
  ///
  /// Accepted without effect.
  open var isTranslucent = true
  /// How the bar looks.
  ///
  /// Accepted without effect.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks at the edge of what scrolls.
  ///
  /// Accepted without effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of tools.
///
/// Accepted without effect.
open class UIToolbar: UIView {
  /// Settings for all bars.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UIToolbar { UIToolbar() }

  /// The colour of the bar.
  ///
  /// Accepted without effect.
  open var barTintColor: UIColor?
}

/// Content that scrolls.
///
/// Accepted without effect.
open class UIScrollView: UIView {
  /// Settings for all views that scroll.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UIScrollView { UIScrollView() }

  /// What scrolling does to a keyboard.
  ///
  /// Accepted without effect.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// It goes.
    case onDrag
    /// It follows.
    case interactive
  }

  /// Whether the content bounces.
  ///
  /// Accepted without effect.
  open var bounces = true
  /// Whether pages stop the content.
  ///
  /// Accepted without effect.
  open var isPagingEnabled = false
  /// Whether the content scrolls.
  ///
  /// Accepted without effect.
  open var isScrollEnabled = true
  /// Whether a bar is shown.
  ///
  /// Accepted without effect.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar is shown.
  ///
  /// Accepted without effect.
  open var showsHorizontalScrollIndicator = true
  /// The space around the content.
  ///
  /// Accepted without effect.
  open var contentInset = UIEdgeInsets.zero
  /// How far the content has been moved.
  ///
  /// Accepted without effect.
  open var contentOffset = CGPoint.zero
  /// The size of the content.
  ///
  /// Accepted without effect.
  open var contentSize = CGSize.zero
  /// What scrolling does to a keyboard.
  ///
  /// Accepted without effect.
  open var keyboardDismissMode: KeyboardDismissMode = .none
}

/// Rows.
///
/// Accepted without effect.
open class UITableView: UIScrollView {
  /// Settings for all tables.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UITableView { UITableView() }

  /// The colour of the lines between rows.
  ///
  /// Accepted without effect.
  open var separatorColor: UIColor?
  /// The lines between rows.
  ///
  /// Accepted without effect.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The space beside the lines.
  ///
  /// Accepted without effect.
  open var separatorInset = UIEdgeInsets.zero
  /// What stands below the rows.
  ///
  /// Accepted without effect.
  open var tableFooterView: UIView?
  /// What stands above the rows.
  ///
  /// Accepted without effect.
  open var tableHeaderView: UIView?
  /// The space above the header of a section.
  ///
  /// Accepted without effect.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The height of rows.
  ///
  /// Accepted without effect.
  open var rowHeight: CGFloat = -1
}

/// A row.
///
/// Accepted without effect.
open class UITableViewCell: UIView {
  /// Settings for all rows.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UITableViewCell { UITableViewCell() }

  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As usual.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system has it.
    case `default`
  }

  /// How the row looks when it is chosen.
  ///
  /// Accepted without effect.
  open var selectionStyle: SelectionStyle = .default
  /// What is behind a chosen row.
  ///
  /// Accepted without effect.
  open var selectedBackgroundView: UIView?
}

/// Items.
///
/// Accepted without effect.
open class UICollectionView: UIScrollView {
  /// Settings for all collections.
  ///
  /// Accepted without effect.
  open override class func appearance() -> UICollectionView { UICollectionView() }
}

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

/// A look of what is behind a view.
///
/// Accepted without effect.
@MainActor @preconcurrency
open class UIVisualEffect {
  /// Makes no effect.
  public init() {}
}

/// A blur of what is behind a view.
///
/// Accepted without effect.
open class UIBlurEffect: UIVisualEffect {
  /// The kind of blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As usual.
    case regular
    /// Much.
    case prominent
    /// A very thin material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// A very thin dark material.
    case systemUltraThinMaterialDark
    /// A thin dark material.
    case systemThinMaterialDark
    /// A dark material.
    case systemMaterialDark
    /// A thick dark material.
    case systemThickMaterialDark
    /// A very thin light material.
    case systemUltraThinMaterialLight
    /// A thin light material.
    case systemThinMaterialLight
    /// A light material.
    case systemMaterialLight
  }

  /// Makes the usual blur.
  public override init() {}

  /// Makes a blur.
  public init(style: Style) {}
}

/// A view with a look of what is behind; drawn as a material.
open class UIVisualEffectView: UIView {
  /// The look.
  ///
  /// Accepted without effect.
  open var effect: UIVisualEffect?
  /// What stands in front.
  public let contentView = UIView()

  /// Makes a view with a look of what is behind.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  override var shownContent: AnyView? {
    AnyView(Rectangle().fill(Material.regular).overlay { contentView.shown })
  }
}

/// A window.
///
/// Accepted without effect.
open class UIWindow: UIView {
  /// The screen's controller: none.
  open var rootViewController: UIViewController?
  /// Whether the window takes keys.
  open var isKeyWindow: Bool { false }
  /// The window's scene: none.
  open var windowScene: UIWindowScene? { nil }
  /// The room that is not covered by the device's edges.
  open var safeAreaInsets: UIEdgeInsets { .zero }
}
