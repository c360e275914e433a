/// The words of a log message.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message from a literal with values in it.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// Collects the parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value, unless it is private.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : "\(value())"
  }
}

/// Whether a value in a log message may be seen.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is told apart from others.
  public enum Mask: Sendable {
    /// By a hash of it.
    case hash
    /// Not at all.
    case none
  }

  fileprivate let isHidden: Bool

  /// Seen: the log of an extension goes to the person whose activity it is.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

  /// Seen.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

  /// Hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  /// Hidden.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }

  /// Hidden, whatever the mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// Hidden, whatever the mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
