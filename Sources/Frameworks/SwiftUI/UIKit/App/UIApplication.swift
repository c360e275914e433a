public import Foundation

/// The app around a view; a report runs alone.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The one app.
  public static let shared = UIApplication()

  /// Whether an app is in use.
  public enum State: Int, Sendable {
    /// In use.
    case active
    /// In sight, but not in use.
    case inactive
    /// Not in sight.
    case background
  }

  /// A key of the options of opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Only apps that know the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// A key of the options with which an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the app's settings of notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Who is told when the app starts and ends.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes of the app: none.
  open var connectedScenes: Set<UIScene> { [] }
  /// The windows of the app: none.
  open var windows: [UIWindow] { [] }
  /// The window that takes keys: none.
  open var keyWindow: UIWindow? { nil }
  /// Whether the app is in use; it is while a report is drawn.
  open var applicationState: State { .active }
  /// Whether the screen stays on.
  ///
  /// Accepted without effect.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon.
  ///
  /// Accepted without effect.
  open var applicationIconBadgeNumber = 0
  /// The size of text that the reader likes.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Says that an address cannot be opened: a report opens none.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens no address, and says so.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens no address, and says so.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    false
  }

  /// Sends an action to whoever takes it: nobody.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool { false }

  /// The app came to be in use.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// The app is about to leave use.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// The app left sight.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// The app is about to come into sight.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// The app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// The clock has jumped or a day has begun.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
}

/// The direction of a language.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// A name of a method in Objective-C, of which Linux has none.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  private let name: String

  /// Makes a name.
  public init(_ str: String) {
    name = str
  }

  /// Makes a name from a literal.
  public init(stringLiteral value: String) {
    name = value
  }
}

/// Something that has happened; nothing does in a report.
open class UIEvent: NSObject {}

/// Takes events, if there were any.
@MainActor @preconcurrency
open class UIResponder: Hashable {
  /// Makes a responder.
  public init() {}

  /// The next to take events.
  open var next: UIResponder? { nil }
  /// Whether keys come here.
  open var isFirstResponder: Bool { false }
  /// Whether keys may come here.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks for keys.
  ///
  /// Accepted without effect.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives keys up.
  ///
  /// Accepted without effect.
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  /// Whether two names mean the same object.
  public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  /// Adds the object to a hash.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// A keyboard is about to come.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// A keyboard has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// A keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// A keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )
}

/// A part of an app on a screen.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In use.
    case foregroundActive = 0
    /// In sight, but not in use.
    case foregroundInactive = 1
    /// Not in sight.
    case background = 2
  }

  /// Whether the scene is in use.
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows: none.
  open var windows: [UIWindow] { [] }
  /// The window that takes keys: none.
  open var keyWindow: UIWindow? { nil }
  /// The screen.
  open var screen: UIScreen { .main }
}
