/// Settings of games.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct GameCenterSettings: ManagedSettingsGroup, Sendable {
  /// Whether no friends can be added.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyAddingFriends: Bool?

  /// Whether games cannot be played with others.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyMultiplayerGaming: Bool?

  /// What holds where ``denyAddingFriends-swift.property`` is not set.
  public static let denyAddingFriends = SettingMetadata<Bool>(defaultValue: false)

  /// What holds where ``denyMultiplayerGaming-swift.property`` is not set.
  public static let denyMultiplayerGaming = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}
