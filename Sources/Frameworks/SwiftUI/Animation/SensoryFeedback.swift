/// What is felt or heard at an event.
///
/// Accepted without effect: a report is seen only.
public struct SensoryFeedback: Equatable, Sendable {
  private var name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Success.
  public static let success = SensoryFeedback("success")
  /// A warning.
  public static let warning = SensoryFeedback("warning")
  /// An error.
  public static let error = SensoryFeedback("error")
  /// A choice.
  public static let selection = SensoryFeedback("selection")
  /// A value that grows.
  public static let increase = SensoryFeedback("increase")
  /// A value that shrinks.
  public static let decrease = SensoryFeedback("decrease")
  /// A beginning.
  public static let start = SensoryFeedback("start")
  /// An end.
  public static let stop = SensoryFeedback("stop")
  /// Two things that line up.
  public static let alignment = SensoryFeedback("alignment")
  /// A new level.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A drawing that is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// A blow.
  public static let impact = SensoryFeedback("impact")

  /// How heavy what strikes is.
  public struct Weight: Equatable, Sendable {
    private let number: Int

    /// Light.
    public static let light = Weight(number: 0)
    /// Medium.
    public static let medium = Weight(number: 1)
    /// Heavy.
    public static let heavy = Weight(number: 2)
  }

  /// How hard what strikes is.
  public struct Flexibility: Equatable, Sendable {
    private let number: Int

    /// Hard.
    public static let rigid = Flexibility(number: 0)
    /// Neither hard nor soft.
    public static let solid = Flexibility(number: 1)
    /// Soft.
    public static let soft = Flexibility(number: 2)
  }

  /// A blow of a weight.
  public static func impact(
    weight: Weight = .medium,
    intensity: Double = 1
  ) -> SensoryFeedback { impact }

  /// A blow of a hardness.
  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback { impact }
}

extension View {
  /// Gives feedback when a value changes.
  ///
  /// Accepted without effect: a report is seen only.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View {
    self
  }

  /// Gives feedback when a value changes in a way.
  ///
  /// Accepted without effect: a report is seen only.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// Gives feedback of a kind when a value changes.
  ///
  /// Accepted without effect: a report is seen only.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Gives feedback of a kind when a value changes.
  ///
  /// Accepted without effect: a report is seen only.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
}
