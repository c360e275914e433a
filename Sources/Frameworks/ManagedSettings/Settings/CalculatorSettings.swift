/// Settings of the calculator.
///
/// They are values, kept until the run ends; nothing is enforced.
public struct CalculatorSettings: ManagedSettingsGroup, Sendable {
  /// Whether written calculations are not solved.
  ///
  /// Nil where nothing is set. Accepted without effect on the device.
  public var denyMathPaperSolving: Bool?

  /// What holds where ``denyMathPaperSolving-swift.property`` is not set.
  public static let denyMathPaperSolving = SettingMetadata<Bool>(defaultValue: false)

  init() {}
}
