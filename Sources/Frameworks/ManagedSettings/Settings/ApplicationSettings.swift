/// Settings of applications.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct ApplicationSettings: ManagedSettingsGroup, Sendable {
  /// The applications that cannot be used.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var blockedApplications: Set<Application>?

  /// Whether no application can be installed.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyAppInstallation: Bool?

  /// Whether no application can be removed.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyAppRemoval: Bool?

  /// What holds where ``blockedApplications-swift.property`` is not set.
  public static let blockedApplications = SettingMetadata<Set<Application>>(defaultValue: [])

  /// What holds where ``denyAppInstallation-swift.property`` is not set.
  public static let denyAppInstallation = SettingMetadata<Bool>(defaultValue: false)

  /// What holds where ``denyAppRemoval-swift.property`` is not set.
  public static let denyAppRemoval = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}
