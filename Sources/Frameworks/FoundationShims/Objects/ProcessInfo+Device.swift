public import Foundation

extension ProcessInfo {
  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    /// As usual.
    case nominal
    /// Somewhat warm.
    case fair
    /// Warm.
    case serious
    /// Too hot.
    case critical
  }

  /// How hot the device is: an extension may not know, and sees the usual state.
  public var thermalState: ThermalState { .nominal }

  /// Whether the device saves energy: an extension may not know, and sees false.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether an app for iPhones runs on a Mac: false.
  public var isiOSAppOnMac: Bool { false }

  /// Whether an app for iPads runs on a Mac: false.
  public var isMacCatalystApp: Bool { false }

  /// Posted when the device begins or ends to save energy: never.
  public static let powerStateDidChangeNotification = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )

  /// Posted when the device gets warmer or cooler: never.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification"
  )

  /// What the system should leave be during an activity.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt64

    /// Makes a set from bits.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    /// A person asked for the activity.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    /// The program asked for the activity.
    public static let background = ActivityOptions(rawValue: 0xFF)
  }

  /// Says that an activity begins. Accepted without effect: an extension is not put to sleep.
  public func beginActivity(
    options: ActivityOptions = [],
    reason: String
  ) -> any NSObjectProtocol { NSObject() }

  /// Says that an activity ends. Accepted without effect.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs work in time that the system grants: at once.
  public func performExpiringActivity(
    withReason reason: String,
    using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}
