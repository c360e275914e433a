/// Settings of the passcode.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct PasscodeSettings: ManagedSettingsGroup, Sendable {
  /// Whether the passcode cannot be changed.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var lockPasscode: Bool?

  /// What holds where ``lockPasscode-swift.property`` is not set.
  public static let lockPasscode = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}
