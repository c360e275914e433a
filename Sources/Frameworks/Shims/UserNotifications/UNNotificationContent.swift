/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// How much a notification disturbs.
  public typealias InterruptionLevel = UNNotificationInterruptionLevel

  /// The first line.
  open fileprivate(set) var title = ""
  /// The second line.
  open fileprivate(set) var subtitle = ""
  /// The words.
  open fileprivate(set) var body = ""
  /// The number at the app's icon; nil to leave it as it is.
  open fileprivate(set) var badge: NSNumber?
  /// What is heard; nil for nothing.
  open fileprivate(set) var sound: UNNotificationSound?
  /// What the app wants to remember.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The kind of the notification, which decides about buttons.
  open fileprivate(set) var categoryIdentifier = ""
  /// The group of the notification.
  open fileprivate(set) var threadIdentifier = ""
  /// The part of the app that is opened.
  open fileprivate(set) var targetContentIdentifier: String?
  /// The picture that was shown at the launch.
  open fileprivate(set) var launchImageName = ""
  /// Files that are shown.
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  /// How much the notification disturbs.
  open fileprivate(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
  /// How important the notification is among others, from 0 to 1.
  open fileprivate(set) var relevanceScore = 0.0
  /// What a focus filters by.
  open fileprivate(set) var filterCriteria: String?
  /// What a summary of the group says of this notification.
  open fileprivate(set) var summaryArgument = ""
  /// How many things a summary of the group counts for this notification.
  open fileprivate(set) var summaryArgumentCount = 0

  /// Makes a content that can be changed.
  open func mutableCopy() -> UNMutableNotificationContent {
    let copy = UNMutableNotificationContent()
    (copy.title, copy.subtitle, copy.body) = (title, subtitle, body)
    (copy.badge, copy.sound, copy.userInfo) = (badge, sound, userInfo)
    (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    (copy.attachments, copy.interruptionLevel) = (attachments, interruptionLevel)
    (copy.relevanceScore, copy.filterCriteria) = (relevanceScore, filterCriteria)
    copy.summaryArgument = summaryArgument
    copy.summaryArgumentCount = summaryArgumentCount
    return copy
  }
}

/// What a notification will say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }

  /// The words.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }

  /// The number at the app's icon; nil to leave it as it is.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }

  /// What is heard; nil for nothing.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }

  /// What the app wants to remember.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  /// The kind of the notification, which decides about buttons.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }

  /// The group of the notification.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }

  /// The part of the app that is opened.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }

  /// The picture that was shown at the launch.
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }

  /// Files that are shown.
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }

  /// How much the notification disturbs.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }

  /// How important the notification is among others, from 0 to 1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }

  /// What a focus filters by.
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }

  /// What a summary of the group says of this notification.
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }

  /// How many things a summary of the group counts for this notification.
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
}

/// How much a notification disturbs.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It waits in the list.
  case passive
  /// It lights the screen.
  case active
  /// It shows during a focus.
  case timeSensitive
  /// It is heard always.
  case critical
}

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The file's name in the notification.
  public let identifier: String
  /// The file.
  public let url: URL

  /// Throws that there is no such file: the sandbox has none.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url])
  }
}

/// What is heard with a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }

  /// The usual sound of what is critical.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }

  /// The usual ring of calls.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }

  /// Makes a sound from a file of the app's.
  public convenience init(named name: UNNotificationSoundName) {
    self.init()
  }

  /// The usual sound of what is critical, at a volume.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
}

/// The name of a file that is heard.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
