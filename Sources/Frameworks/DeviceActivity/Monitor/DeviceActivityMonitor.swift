public import FoundationShims

/// Hears of schedules and events, in an extension of another kind than a report.
///
/// Nothing is monitored here, so nobody calls it.
open class DeviceActivityMonitor: NSObject {
  /// Makes an object that does nothing.
  public override init() {
    super.init()
  }

  /// Called when an interval begins; does nothing unless a subclass does.
  open func intervalDidStart(for activity: DeviceActivityName) {}

  /// Called when an interval ends; does nothing unless a subclass does.
  open func intervalDidEnd(for activity: DeviceActivityName) {}

  /// Called when activity reaches a length; does nothing unless a subclass does.
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name,
    activity: DeviceActivityName
  ) {}

  /// Called before an interval begins; does nothing unless a subclass does.
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}

  /// Called before an interval ends; does nothing unless a subclass does.
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}

  /// Called before activity reaches a length; does nothing unless a subclass does.
  open func eventWillReachThresholdWarning(
    _ event: DeviceActivityEvent.Name,
    activity: DeviceActivityName
  ) {}
}
