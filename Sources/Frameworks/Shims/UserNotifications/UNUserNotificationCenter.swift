/// Shows notifications, which no extension may: nothing leaves it but its report.
///
/// Every request fails as where a person refused notifications.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The only one.
  open class func current() -> UNUserNotificationCenter { shared }

  /// What is told of notifications; nothing is.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Whether the system can show more than words: no.
  open var supportsContentExtensions: Bool { false }

  /// Hands over that the person refused.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(false, nil) }
  }

  /// Returns that the person refused.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Hands over an error: notifications are not allowed.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(UNError(.notificationsNotAllowed)) }
  }

  /// Throws an error: notifications are not allowed.
  open func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  /// Hands over what the person lets the extension do: nothing.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }

  /// What the person lets the extension do: nothing.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Hands over the notifications that wait: none.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler([]) }
  }

  /// The notifications that wait: none.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// Hands over the notifications that came: none.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler([]) }
  }

  /// The notifications that came: none.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Removes notifications that wait.
  ///
  /// Accepted without effect: there are none.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  /// Removes all notifications that wait.
  ///
  /// Accepted without effect: there are none.
  open func removeAllPendingNotificationRequests() {}

  /// Removes notifications that came.
  ///
  /// Accepted without effect: there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  /// Removes all notifications that came.
  ///
  /// Accepted without effect: there are none.
  open func removeAllDeliveredNotifications() {}

  /// Sets the kinds of notifications.
  ///
  /// Accepted without effect: none is shown.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  /// The kinds of notifications: none.
  open func notificationCategories() async -> Set<UNNotificationCategory> { [] }

  /// Hands over an error: a number at an icon is not allowed.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(UNError(.notificationsNotAllowed)) }
  }

  /// Throws an error: a number at an icon is not allowed.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    throw UNError(.notificationsNotAllowed)
  }
}

/// What is told of notifications; nothing is in an extension.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called when a notification comes while the app is open.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )

  /// Called when a person answers a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )

  /// Called when a person asks for the app's settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}
