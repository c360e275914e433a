/// Settings of the assistant.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct SiriSettings: ManagedSettingsGroup, Sendable {
  /// Whether the assistant cannot be used.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denySiri: Bool?

  /// What holds where ``denySiri-swift.property`` is not set.
  public static let denySiri = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}
