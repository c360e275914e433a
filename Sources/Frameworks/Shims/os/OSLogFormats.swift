/// Where a value stands among the columns that it gets.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// The value alone.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }

  /// At the right of some columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  /// At the left of some columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  func padded(_ text: String) -> String {
    let count = min(columns, 1000) - text.count
    guard count > 0 else { return text }
    let space = String(repeating: " ", count: count)
    return isRight ? space + text : text + space
  }
}

/// The form of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let isUppercase: Bool
  private let prefix: String
  private let hasSign: Bool
  private let minDigits: Int

  private init(
    radix: Int,
    isUppercase: Bool = false,
    prefix: String = "",
    hasSign: Bool = false,
    minDigits: Int = 0
  ) {
    self.radix = radix
    self.isUppercase = isUppercase
    self.prefix = prefix
    self.hasSign = hasSign
    self.minDigits = minDigits
  }

  /// Ten digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }

  /// Ten digits, with a plus sign where asked for.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, hasSign: explicitPositiveSign)
  }

  /// Ten digits, with zeros in front of a short number.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, hasSign: explicitPositiveSign, minDigits: minDigits())
  }

  /// Sixteen digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

  /// Sixteen digits.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      isUppercase: uppercase,
      prefix: includePrefix ? "0x" : "",
      hasSign: explicitPositiveSign
    )
  }

  /// Eight digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// Eight digits.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8,
      prefix: includePrefix ? "0o" : "",
      hasSign: explicitPositiveSign
    )
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minDigits, 1000) - digits.count))
    let sign = number < 0 ? "-" : hasSign ? "+" : ""
    return sign + prefix + zeros + digits
  }
}

/// The form of a number.
public struct OSLogFloatFormatting: Sendable {
  private enum Notation { case fixed, hex, exponential, hybrid }

  private let notation: Notation
  private let precision: Int
  private let hasSign: Bool
  private let isUppercase: Bool

  private init(_ notation: Notation, _ precision: Int, _ hasSign: Bool, _ isUppercase: Bool) {
    self.notation = notation
    self.precision = min(max(precision, 0), 50)
    self.hasSign = hasSign
    self.isUppercase = isUppercase
  }

  /// Six digits behind the point.
  public static var fixed: OSLogFloatFormatting { fixed() }

  /// Six digits behind the point, with a plus sign where asked for.
  public static func fixed(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { Self(.fixed, 6, explicitPositiveSign, uppercase) }

  /// Some digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { Self(.fixed, precision(), explicitPositiveSign, uppercase) }

  /// Sixteen digits.
  public static var hex: OSLogFloatFormatting { hex() }

  /// Sixteen digits, with a plus sign where asked for.
  public static func hex(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { Self(.hex, 6, explicitPositiveSign, uppercase) }

  /// A power of ten.
  public static var exponential: OSLogFloatFormatting { exponential() }

  /// A power of ten, with a plus sign where asked for.
  public static func exponential(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { Self(.exponential, 6, explicitPositiveSign, uppercase) }

  /// A power of ten with some digits.
  public static func exponential(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { Self(.exponential, precision(), explicitPositiveSign, uppercase) }

  /// The shortest of a power of ten and digits behind the point.
  public static var hybrid: OSLogFloatFormatting { hybrid() }

  /// The shortest of a power of ten and digits behind the point.
  public static func hybrid(
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { Self(.hybrid, 6, explicitPositiveSign, uppercase) }

  /// The shortest of a power of ten and some digits behind the point.
  public static func hybrid(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { Self(.hybrid, precision(), explicitPositiveSign, uppercase) }

  func text(_ number: Double) -> String {
    let letter: String
    switch notation {
    case .fixed: letter = "f"
    case .hex: letter = "a"
    case .exponential: letter = "e"
    case .hybrid: letter = "g"
    }
    let sign = hasSign ? "+" : ""
    return printed(number, "%\(sign).\(precision)\(isUppercase ? letter.uppercased() : letter)")
  }
}

/// The words for true and false.
public enum OSLogBoolFormat: Sendable {
  /// "true" and "false".
  case truth
  /// "YES" and "NO".
  case answer
}
