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

  mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += align.padded(privacy.isHidden ? "<private>" : value)
  }

  /// Adds a value of any type, unless it is private.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", align, privacy)
  }

  /// Adds words, unless they are private.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString(), align, privacy)
  }

  /// Adds a value's description, unless it is private.
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy)
  }

  /// Adds the name of a type, unless it is private.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", align, privacy)
  }

  /// Adds a whole number in a form, unless it is private.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure () -> Number,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number()), align, privacy)
  }

  /// Adds a number in a form, unless it is private.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number()), align, privacy)
  }

  /// Adds a number in a form, unless it is private.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number())), align, privacy)
  }

  /// Adds true or false in a form, unless it is private.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    let words = format == .truth ? ("true", "false") : ("YES", "NO")
    append(boolean() ? words.0 : words.1, .none, privacy)
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

  /// Seen, whatever the mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  /// Hidden, whatever the mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// Hidden, whatever the mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
