/// Settings of mobile networks.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct CellularSettings: ManagedSettingsGroup, Sendable {
  /// Whether the mobile data of applications cannot be changed.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var lockAppCellularData: Bool?

  /// Whether the mobile plan cannot be changed.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var lockCellularPlan: Bool?

  /// Whether the built-in SIM cannot be changed.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var lockESIM: Bool?

  /// What holds where ``lockAppCellularData-swift.property`` is not set.
  public static let lockAppCellularData = SettingMetadata<Bool>(defaultValue: false)

  /// What holds where ``lockCellularPlan-swift.property`` is not set.
  public static let lockCellularPlan = SettingMetadata<Bool>(defaultValue: false)

  /// What holds where ``lockESIM-swift.property`` is not set.
  public static let lockESIM = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}
