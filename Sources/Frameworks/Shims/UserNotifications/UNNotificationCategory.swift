/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name by which the app knows it.
  public let identifier: String
  /// The words on it.
  public let title: String
  /// What it does.
  public let options: UNNotificationActionOptions

  /// Makes a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// What a button of a notification does.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// It works on an unlocked device only.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// It destroys something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A kind of notifications.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name by which contents say their kind.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The assistant's intents.
  public let intentIdentifiers: [String]
  /// What the kind wants.
  public let options: UNNotificationCategoryOptions

  /// Makes a kind.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
}

/// What a kind of notifications wants.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// To be told of dismissals.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// To be shown in cars.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// To show the title where previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// To show the subtitle where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
