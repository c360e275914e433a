public import Foundation

/// A piece of a localizable string: words, or a value that stands between them.
package enum _LocalizedPart: Sendable, Equatable {
  case literal(String)
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case decimal(Double, fractionDigits: Int)
  /// A value that has been written with a specifier of its own.
  case specified(String, specifier: String)
  /// A value that is written when the locale is known.
  case formatted(_LocalizedFormat)

  /// What stands for the value in a key, as `%@` does; nil for words.
  package var specifier: String? {
    switch self {
    case .literal: nil
    case .string, .formatted: "%@"
    case .integer: "%lld"
    case .unsigned: "%llu"
    case .decimal: "%lf"
    case .specified(_, let specifier): specifier
    }
  }

  /// The whole number that the piece is, which chooses plural forms.
  package var integer: Int64? {
    switch self {
    case .integer(let number): number
    case .unsigned(let number): Int64(clamping: number)
    default: nil
    }
  }

  /// Whether the piece is written for a locale.
  package var needsLocale: Bool {
    if case .formatted = self { true } else { false }
  }

  /// The piece as it is read in a locale; nil for the current one.
  package func string(locale: Locale?, numbers: PlainNumbers) -> String {
    switch self {
    case .literal(let string), .string(let string): string
    case .specified(let string, let specifier): numbers.localized(string, specifier: specifier)
    case .integer(let number): numbers.string(number)
    case .unsigned(let number): numbers.string(number)
    case .decimal(let number, let digits): numbers.string(number, fractionDigits: digits)
    case .formatted(let format): format.string(locale)
    }
  }
}

/// A value that is written when the locale is known.
///
/// The value is only read, by whoever shows the string.
package struct _LocalizedFormat: @unchecked Sendable, Equatable {
  package let string: (Locale?) -> String

  package init<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {
    string = { locale in (locale.map { format.locale($0) } ?? format).format(value) }
  }

  package static func == (left: _LocalizedFormat, right: _LocalizedFormat) -> Bool {
    left.string(nil) == right.string(nil)
  }
}

/// A number that localizable strings write with grouped digits.
public protocol _FormatSpecifiable: Equatable {
  /// The number as an argument of C's formats.
  var _arg: any CVarArg { get }

  /// The number as a localizable string writes it.
  var _localizedNumber: _LocalizedNumber { get }
}

/// A number in a localizable string.
public struct _LocalizedNumber: Sendable {
  package let part: _LocalizedPart
}

extension _FormatSpecifiable where Self: CVarArg {
  /// The number itself.
  public var _arg: any CVarArg { self }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  /// A whole number, as `%lld` and `%llu` write it.
  public var _localizedNumber: _LocalizedNumber {
    _LocalizedNumber(
      part: Self.isSigned
        ? .integer(Int64(truncatingIfNeeded: self)) : .unsigned(UInt64(truncatingIfNeeded: self))
    )
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// A number with six decimal places, as `%lf` writes it.
  public var _localizedNumber: _LocalizedNumber {
    _LocalizedNumber(part: .decimal(Double(self), fractionDigits: 6))
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
