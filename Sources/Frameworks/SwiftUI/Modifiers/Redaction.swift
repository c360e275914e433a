/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Makes reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content stands in for what is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; it is drawn as it is.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why content is hidden.
  public var redactionReasons: RedactionReasons {
    get { builtIn.typography.redactionReasons }
    set { builtIn.typography.redactionReasons = newValue }
  }

  /// How opaque the blocks in place of words are.
  static let redactedOpacity = 0.25

  /// Whether words and images are replaced by blocks.
  var isRedacted: Bool {
    let typography = builtIn.typography
    if typography.redactionReasons.isEmpty { return false }
    return typography.redactionReasons.contains(.placeholder)
      || (typography.redactionReasons.contains(.privacy) && typography.isPrivacySensitive)
  }
}

extension View {
  /// Hides content for a reason: its words and symbols are drawn as blocks.
  ///
  /// The words do not reach the surface.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    setting { $0.typography.redactionReasons.formUnion(reason) }
  }

  /// Shows content again inside content that is hidden.
  public nonisolated func unredacted() -> some View {
    setting { $0.typography.redactionReasons = [] }
  }

  /// Says that content is private, so that it is hidden where private content is.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    setting { $0.typography.isPrivacySensitive = sensitive }
  }

  /// Marks content as out of date where a widget shows it.
  ///
  /// Accepted without effect.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
