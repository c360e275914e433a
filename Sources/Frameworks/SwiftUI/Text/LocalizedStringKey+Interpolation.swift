public import Foundation

extension LocalizedStringKey {
  /// Collects the words and values of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Makes room for a key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount &* 2 &+ 1)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) {
      parts.append(.string(string))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      appendSubject(subject, formatter: formatter)
    }

    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      appendSubject(subject, formatter: formatter)
    }

    /// Adds a value as a format style writes it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      parts.append(.text(Text(input, format: format)))
    }

    /// Adds a number.
    ///
    /// Whole numbers get separators between their groups of digits, others six decimal places, as
    /// Apple's `%lld` and `%lf` do.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      parts.append(value._localizedPart.part)
    }

    /// Adds a number as a specifier of `printf` writes it.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value,
      specifier: String
    ) {
      parts.append(.string(String(format: specifier, value._arg)))
    }

    /// Adds styled text.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.text(text))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      parts.append(.text(Text(dates)))
    }

    /// Adds a date interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      parts.append(.text(Text(interval)))
    }

    /// Adds attributed text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.text(Text(attributedString)))
    }

    /// Adds a value of any other type as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject) {
      parts.append(.string(String(describing: subject)))
    }

    private mutating func appendSubject(_ subject: Any, formatter: Formatter?) {
      parts.append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
    }
  }
}

/// A number that can stand in a localized string.
public protocol _FormatSpecifiable: Equatable {
  /// The number for `String(format:)`.
  var _arg: any CVarArg { get }
  /// The number as a part of a key.
  var _localizedPart: _LocalizedNumber { get }
}

/// A number as a part of a localized string.
public struct _LocalizedNumber: Sendable {
  let part: LocalizedStringKey.Part
}

extension _FormatSpecifiable where Self: CVarArg {
  /// The number itself.
  public var _arg: any CVarArg { self }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  /// The number in whole digits.
  public var _localizedPart: _LocalizedNumber {
    _LocalizedNumber(
      part: Self.isSigned
        ? .integer(Int64(truncatingIfNeeded: self)) : .unsigned(UInt64(truncatingIfNeeded: self))
    )
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  /// The number with six decimal places.
  public var _localizedPart: _LocalizedNumber {
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
