public import Foundation
internal import Glibc

/// What is known of the process and the machine, by the name of Foundation's class.
///
/// An extension may know little of the machine. Foundation's own asks for files and for the machine's
/// name, and ends the process where it does not get them.
open class ProcessInfo: NSObject, @unchecked Sendable {
  /// The process that runs.
  public static let processInfo = ProcessInfo()

  /// The variables that the process was started with.
  open var environment: [String: String] { Foundation::ProcessInfo.processInfo.environment }

  /// The words that the process was started with.
  open var arguments: [String] { CommandLine.arguments }

  /// The program's name.
  open var processName: String = {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "Extension"
  }()

  /// The number of the process, as it is inside the sandbox.
  open var processIdentifier: Int32 { getpid() }

  /// A text that no other process has.
  open var globallyUniqueString: String { "\(UUID().uuidString)-\(processIdentifier)" }

  /// The machine's name: an extension may not know it.
  open var hostName: String { "localhost" }

  /// The person's name for the account: an extension may not know it.
  open var userName: String { "" }

  /// The person's name: an extension may not know it.
  open var fullUserName: String { "" }

  /// The version of iOS whose interfaces there are, so that code that asks for it goes the way that
  /// works here.
  open var operatingSystemVersion: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
  }

  /// The version of iOS whose interfaces there are, in words.
  open var operatingSystemVersionString: String { "Version 18.0" }

  /// Whether the version of iOS whose interfaces there are is one or a later one.
  open func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let own = operatingSystemVersion
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (version.majorVersion, version.minorVersion, version.patchVersion)
  }

  /// The number of processors: an extension uses one.
  open var processorCount: Int { 1 }

  /// The number of processors that work: an extension uses one.
  open var activeProcessorCount: Int { 1 }

  /// The bytes of memory that a process gets unless its user says otherwise.
  open var physicalMemory: UInt64 { 268_435_456 }

  /// The seconds since the machine started.
  open var systemUptime: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}

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

  /// Says that an activity begins.
  ///
  /// Accepted without effect: an extension is not put to sleep.
  public func beginActivity(
    options: ActivityOptions = [],
    reason: String
  ) -> any NSObjectProtocol { NSObject() }

  /// Says that an activity ends.
  ///
  /// Accepted without effect.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs work in time that the system grants: soon, when the one thread is free.
  public func performExpiringActivity(
    withReason reason: String,
    using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }
}
