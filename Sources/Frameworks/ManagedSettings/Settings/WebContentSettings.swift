/// Settings of the web.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct WebContentSettings: ManagedSettingsGroup, Sendable {
  /// The web domains that cannot be visited.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var blockedByFilter: FilterPolicy?

  /// What holds where ``blockedByFilter-swift.property`` is not set.
  public static let blockedByFilter = SettingMetadata<FilterPolicy>(defaultValue: .none)

  init() {}
}

extension WebContentSettings {
  /// Which web domains cannot be visited.
  public enum FilterPolicy: Equatable, Sendable {
    /// None.
    case none
    /// Those of adult content and some more, but not others.
    case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
    /// Some.
    case specific(_ domains: Set<WebDomain>)
    /// All but some.
    case all(except: Set<WebDomain> = [])
  }
}
