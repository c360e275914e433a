public import FoundationShims

/// Starts and stops the monitoring of activity, which only an app may do.
///
/// A report extension is told that it is not authorized, so nothing is ever monitored here.
public struct DeviceActivityCenter: Sendable {
  /// Makes a center; all see the same schedules.
  public init() {}

  /// The names of the schedules that are monitored: none.
  public var activities: [DeviceActivityName] { [] }

  /// The schedule of a name: nil.
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }

  /// The events of a schedule: none.
  public func events(
    for activity: DeviceActivityName
  ) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }

  /// Checks a schedule, and then throws that the extension may not monitor activity.
  ///
  /// An interval has to be of 15 minutes to a week, as Apple documents.
  public func startMonitoring(
    _ activity: DeviceActivityName,
    during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    guard let interval = schedule.nextInterval else { throw MonitoringError.invalidDateComponents }
    if interval.duration < 15 * 60 { throw MonitoringError.intervalTooShort }
    if interval.duration > 7 * 86_400 { throw MonitoringError.intervalTooLong }
    throw MonitoringError.unauthorized
  }

  /// Stops the monitoring of schedules, all where none is named.
  ///
  /// Accepted without effect: none is monitored.
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
}

extension DeviceActivityCenter {
  /// Why activity is not monitored.
  public enum MonitoringError: LocalizedError, Hashable, Sendable {
    /// More than 20 schedules.
    case excessiveActivities
    /// An interval of more than a week.
    case intervalTooLong
    /// An interval of less than 15 minutes.
    case intervalTooShort
    /// A schedule that matches no moment.
    case invalidDateComponents
    /// An app or extension that may not monitor activity.
    case unauthorized

    /// The reason in words.
    public var errorDescription: String? {
      switch self {
      case .excessiveActivities: "More than 20 schedules are monitored."
      case .intervalTooLong: "The interval is longer than a week."
      case .intervalTooShort: "The interval is shorter than 15 minutes."
      case .invalidDateComponents: "The schedule matches no moment."
      case .unauthorized: "This extension may not monitor activity."
      }
    }

    /// What to do about it, in words.
    public var recoverySuggestion: String? {
      switch self {
      case .excessiveActivities: "Stop monitoring another schedule first."
      case .intervalTooLong: "Make the interval a week or shorter."
      case .intervalTooShort: "Make the interval 15 minutes or longer."
      case .invalidDateComponents: "Give the same units for the start and the end."
      case .unauthorized: "Monitor activity in the app."
      }
    }
  }
}
