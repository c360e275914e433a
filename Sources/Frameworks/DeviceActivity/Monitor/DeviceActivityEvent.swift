public import FoundationShims
public import ManagedSettings

/// The moment at which activity reaches a length.
public struct DeviceActivityEvent: Equatable, Sendable {
  /// The name of an event.
  public struct Name: RawRepresentable, Equatable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Makes a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The applications whose time counts.
  public let applications: Set<ApplicationToken>

  /// The categories whose time counts.
  public let categories: Set<ActivityCategoryToken>

  /// The web domains whose time counts.
  public let webDomains: Set<WebDomainToken>

  /// The length.
  public let threshold: DateComponents

  /// Whether time counts that passed before the monitoring began.
  public let includesPastActivity: Bool

  /// Whether all time counts, as it does where no application, category or web domain is named.
  public var includesAllActivity: Bool {
    applications.isEmpty && categories.isEmpty && webDomains.isEmpty
  }

  /// Makes an event that counts from when the monitoring begins.
  public init(
    applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [],
    threshold: DateComponents
  ) {
    self.init(
      applications: applications,
      categories: categories,
      webDomains: webDomains,
      threshold: threshold,
      includesPastActivity: false
    )
  }

  /// Makes an event.
  public init(
    applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [],
    threshold: DateComponents,
    includesPastActivity: Bool
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
    self.includesPastActivity = includesPastActivity
  }
}
