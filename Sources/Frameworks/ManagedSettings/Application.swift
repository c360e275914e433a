/// An application.
public struct Application: Equatable, Hashable, Sendable {
  /// The application's bundle identifier, or on Linux the name of its desktop file.
  ///
  /// Nil where the process may not know it.
  public let bundleIdentifier: String?

  /// The token that stands for the application.
  public let token: ApplicationToken?

  /// The application's name in the user's language.
  ///
  /// Nil where the process may not know it.
  public let localizedDisplayName: String?

  /// Creates an application from its bundle identifier.
  public init(bundleIdentifier: String) {
    self.init(bundleIdentifier: bundleIdentifier, token: nil, localizedDisplayName: nil)
  }

  /// Creates an application from the token that stands for it.
  public init(token: ApplicationToken) {
    self.init(bundleIdentifier: nil, token: token, localizedDisplayName: nil)
  }

  package init(bundleIdentifier: String?, token: ApplicationToken?, localizedDisplayName: String?) {
    self.bundleIdentifier = bundleIdentifier
    self.token = token
    self.localizedDisplayName = localizedDisplayName
  }
}
