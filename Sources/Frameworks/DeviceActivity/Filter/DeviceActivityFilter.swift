public import ManagedSettings

/// Which activity a report is made of.
public struct DeviceActivityFilter: Equatable, Sendable {
  /// The length of the segments, and the time that they cover.
  public var segmentInterval: SegmentInterval

  /// Whose activity; nil for that of the current user.
  public let users: Users?

  /// Activity on which devices; nil for that on the current device.
  public let devices: Devices?

  /// The applications to provide.
  ///
  /// The three sets are one union. Where all are empty, all activity is provided.
  public var applications: Set<ApplicationToken>

  /// The categories to provide.
  public var categories: Set<ActivityCategoryToken>

  /// The web domains to provide.
  public var webDomains: Set<WebDomainToken>

  /// Asks for activity of the current user.
  public init(
    segment segmentInterval: SegmentInterval = .hourly(),
    devices: Devices? = nil,
    applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    self.segmentInterval = segmentInterval
    self.users = nil
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }

  /// Asks for activity of several users.
  public init(
    segment segmentInterval: SegmentInterval = .hourly(),
    users: Users,
    devices: Devices,
    applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = []
  ) {
    self.segmentInterval = segmentInterval
    self.users = users
    self.devices = devices
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
  }
}
