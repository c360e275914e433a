/// Settings of the clock.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct DateAndTimeSettings: ManagedSettingsGroup, Sendable {
  /// Whether the clock cannot be set by hand.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var requireAutomaticDateAndTime: Bool?

  /// What holds where ``requireAutomaticDateAndTime-swift.property`` is not set.
  public static let requireAutomaticDateAndTime = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}
