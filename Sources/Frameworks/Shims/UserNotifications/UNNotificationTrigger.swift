/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A notification that comes after some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds.
  public let timeInterval: TimeInterval

  /// Makes a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When the notification would come.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A notification that comes at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date, as far as it is told.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When the notification would come; nil where no date matches.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: .now,
      matching: dateComponents,
      matchingPolicy: .nextTime
    )
  }
}

/// A notification of a server's.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A notification that an app asks for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name, by which it is replaced and removed.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// A notification that has come.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it came.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
    super.init()
  }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The button.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// The button of who opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The button of who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
