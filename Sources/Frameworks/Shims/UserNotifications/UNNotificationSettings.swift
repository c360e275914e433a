/// What an app may do with notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers at the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Words on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Words in cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds of what is critical.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for settings in the app.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Notifications that wait in the list, without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The person refused.
  case denied
  /// The person agreed.
  case authorized
  /// In the list, without asking.
  case provisional
  /// For some hours.
  case ephemeral
}

/// Whether a means is on.
public enum UNNotificationSetting: Int, Sendable {
  /// There is no such means.
  case notSupported
  /// It is off.
  case disabled
  /// It is on.
  case enabled
}

/// How a notification that comes while the app is open is shown.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number at the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// Words, as they were shown before there were banners.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// A row in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// Words at the top.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What a person lets an app do: nothing in an extension.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether notifications are shown: refused.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Whether there are words on the screen: no.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Whether there are sounds: no.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Whether there are numbers at the icon: no.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Whether there are words on the locked screen: no.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Whether there are rows in the list: no.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Whether notifications show during a focus: no.
  open var timeSensitiveSetting: UNNotificationSetting { .disabled }
  /// Whether there are sounds of what is critical: no.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
}

/// Why a notification does not come.
public struct UNError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Sendable {
    /// Notifications are not allowed.
    case notificationsNotAllowed = 1
    /// A file's address makes no sense.
    case attachmentInvalidURL = 100
    /// The content can no longer be changed.
    case contentProvidingObjectNotAllowed = 1500
    /// A number at the icon makes no sense.
    case badgeInputInvalid = 1600
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The name of Apple's errors of this kind.
  public static var errorDomain: String { "UNErrorDomain" }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reason in words.
  public var errorDescription: String? { "Notifications are not allowed for this application" }

  /// The error that notifications are not allowed.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
}
