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
