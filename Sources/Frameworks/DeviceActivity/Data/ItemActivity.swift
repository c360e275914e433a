internal import ExtensionProtocol
public import FoundationShims
public import ManagedSettings

extension DeviceActivityData {
  /// How an application was used in a segment.
  public struct ApplicationActivity: Hashable, Sendable {
    /// The application.
    public var application: Application

    /// How long the application was used, in seconds.
    public var totalActivityDuration: TimeInterval

    /// How often the device was picked up to use this application first.
    public var numberOfPickups: Int

    /// How many notifications the application sent.
    public var numberOfNotifications: Int

    init(_ activity: ActivityReport.ApplicationActivity, in source: ActivitySource) {
      application = source.application(at: activity.application)
      totalActivityDuration = TimeInterval(milliseconds: activity.duration)
      numberOfPickups = Int(clamping: activity.pickups)
      numberOfNotifications = Int(clamping: activity.notifications)
    }
  }

  /// How a web domain was used in a segment.
  public struct WebDomainActivity: Hashable, Sendable {
    /// The web domain.
    public var webDomain: WebDomain

    /// How long the web domain was used, in seconds.
    public var totalActivityDuration: TimeInterval

    init(_ activity: ActivityReport.WebDomainActivity, in source: ActivitySource) {
      webDomain = source.webDomain(at: activity.webDomain)
      totalActivityDuration = TimeInterval(milliseconds: activity.duration)
    }
  }
}
