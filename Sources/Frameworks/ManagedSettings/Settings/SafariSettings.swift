/// Settings of the browser.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct SafariSettings: ManagedSettingsGroup, Sendable {
  /// Whose cookies are kept.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var cookiePolicy: CookiePolicy?

  /// Whether forms are not filled in.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyAutoFill: Bool?

  /// What holds where ``cookiePolicy-swift.property`` is not set.
  public static let cookiePolicy = SettingMetadata<CookiePolicy>(defaultValue: .always)

  /// What holds where ``denyAutoFill-swift.property`` is not set.
  public static let denyAutoFill = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}

extension SafariSettings {
  /// Whose cookies are kept.
  public enum CookiePolicy: String, Comparable, Sendable {
    /// Nobody's.
    case never
    /// Those of the website that is shown.
    case currentWebsite
    /// Those of websites that were visited.
    case visitedWebsites
    /// Everybody's.
    case always

    private var rank: Int {
      switch self {
      case .never: 0
      case .currentWebsite: 1
      case .visitedWebsites: 2
      case .always: 3
      }
    }

    /// Whether the first keeps fewer cookies.
    public static func < (first: CookiePolicy, second: CookiePolicy) -> Bool {
      first.rank < second.rank
    }
  }
}
