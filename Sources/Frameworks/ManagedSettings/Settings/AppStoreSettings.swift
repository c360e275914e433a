/// Settings of the store of applications.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct AppStoreSettings: ManagedSettingsGroup, Sendable {
  /// Whether nothing can be bought in applications.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyInAppPurchases: Bool?

  /// The highest rating of applications that can be used.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var maximumRating: Int?

  /// Whether a purchase needs a password.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var requirePasswordForPurchases: Bool?

  /// What holds where ``denyInAppPurchases-swift.property`` is not set.
  public static let denyInAppPurchases = SettingMetadata<Bool>(defaultValue: false)

  /// What holds where ``maximumRating-swift.property`` is not set.
  public static let maximumRating = BoundedSettingMetadata<Int>(
    defaultValue: 1000,
    bounds: 0...1000
  )

  /// What holds where ``requirePasswordForPurchases-swift.property`` is not set.
  public static let requirePasswordForPurchases = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}
