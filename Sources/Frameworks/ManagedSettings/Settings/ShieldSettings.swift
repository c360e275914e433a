/// Settings of shields over applications and web domains.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct ShieldSettings: ManagedSettingsGroup, Sendable {
  /// The applications that are shielded.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var applications: Set<ApplicationToken>?

  /// The categories whose applications are shielded.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var applicationCategories: ActivityCategoryPolicy<Application>?

  /// The web domains that are shielded.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var webDomains: Set<WebDomainToken>?

  /// The categories whose web domains are shielded.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?

  /// What holds where ``applications-swift.property`` is not set.
  public static let applications = SettingMetadata<Set<ApplicationToken>>(defaultValue: [])

  /// What holds where ``applicationCategories-swift.property`` is not set.
  public static let applicationCategories = SettingMetadata<ActivityCategoryPolicy<Application>>(
    defaultValue: .none
  )

  /// What holds where ``webDomains-swift.property`` is not set.
  public static let webDomains = SettingMetadata<Set<WebDomainToken>>(defaultValue: [])

  /// What holds where ``webDomainCategories-swift.property`` is not set.
  public static let webDomainCategories = SettingMetadata<ActivityCategoryPolicy<WebDomain>>(
    defaultValue: .none
  )

  init() {}
}

extension ShieldSettings {
  /// Which categories are shielded.
  public enum ActivityCategoryPolicy<Activity>: Equatable, Sendable {
    /// None.
    case none
    /// Some, but not certain members of theirs.
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    /// All, but not certain members of theirs.
    case all(except: Set<Token<Activity>> = [])
  }
}
