internal import ExtensionProtocol
public import FoundationShims
public import ManagedSettings

extension DeviceActivityData {
  /// What was used of one category in a segment.
  public struct CategoryActivity: Hashable, Sendable {
    /// The category.
    public var category: ActivityCategory

    /// How long the category was used, in seconds.
    public var totalActivityDuration: TimeInterval

    let position: Position

    /// The applications that make up the category's time.
    public var applications: DeviceActivityResults<ApplicationActivity> {
      let source = position.source
      let category = source.frame.category(at: position.index)
      return DeviceActivityResults {
        var applications = source.frame.applications(of: category)
        return { applications.next().map { ApplicationActivity($0, in: source) } }
      }
    }

    /// The web domains that make up the category's time.
    public var webDomains: DeviceActivityResults<WebDomainActivity> {
      let source = position.source
      let category = source.frame.category(at: position.index)
      return DeviceActivityResults {
        var webDomains = source.frame.webDomains(of: category)
        return { webDomains.next().map { WebDomainActivity($0, in: source) } }
      }
    }
  }
}
