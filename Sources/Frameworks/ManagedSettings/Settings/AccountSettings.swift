/// Settings of accounts.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct AccountSettings: ManagedSettingsGroup, Sendable {
  /// Whether accounts cannot be changed.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var lockAccounts: Bool?

  /// What holds where ``lockAccounts-swift.property`` is not set.
  public static let lockAccounts = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}
