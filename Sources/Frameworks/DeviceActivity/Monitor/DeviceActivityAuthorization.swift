public import FoundationShims

/// What says whether apps may see activity.
public protocol DeviceActivityAuthorizing {
  /// Whether the app may see activity.
  static var isAuthorized: Bool { get }

  /// Whether an app may see activity.
  static func isAuthorized(_ bundleIdentifier: String) -> Bool
}

/// Says whether apps may see activity: an extension is not told of any.
public class DeviceActivityAuthorization: NSObject, DeviceActivityAuthorizing {
  /// Whether the extension's app may see activity: there is no app.
  public class var isAuthorized: Bool { false }

  /// Whether an app may see activity: there is none.
  public class func isAuthorized(_ bundleIdentifier: String) -> Bool { false }

  /// The apps that may see activity: none.
  public class var authorizedClientIdentifiers: [String] { [] }

  /// Whether activity is shared between a person's devices: an extension may not know.
  public class var sharingEnabled: Bool { false }
}
