internal import ExtensionResources
public import Foundation

extension String {
  /// A string that is looked up in the tables of translations, with values in it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let parts: [_LocalizedPart]

    /// Makes a value whose key is a string.
    public init(_ value: String) {
      parts = [.literal(value)]
    }

    /// Makes a value from a literal.
    public init(stringLiteral value: String) {
      parts = [.literal(value)]
    }

    /// Makes a value from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      parts = stringInterpolation.parts
    }

    /// Collects the parts of a literal with values in it.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var parts: [_LocalizedPart] = []

      /// Prepares for a number of parts.
      public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(interpolationCount &* 2 &+ 1)
      }
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds words of the literal.
  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// Adds a string.
  public mutating func appendInterpolation(_ string: String) {
    parts.append(.string(string))
  }

  /// Adds the words of an attributed string.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    parts.append(.string(String(attributedString.characters)))
  }

  /// Adds a number with grouped digits.
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
    parts.append(value._localizedNumber.part)
  }

  /// Adds a number in a format of C.
  public mutating func appendInterpolation<Value: _FormatSpecifiable>(
    _ value: Value,
    specifier: String
  ) {
    parts.append(.specified(String(format: specifier, value._arg), specifier: specifier))
  }

  /// Adds a value in a format.
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput,
    format: Style
  ) where Style.FormatOutput == String {
    parts.append(.formatted(_LocalizedFormat(value, format: format)))
  }

  /// Adds a string that is looked up itself.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    parts.append(.string(String(localized: resource)))
  }

  /// Adds a date as a formatter writes it.
  public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
    parts.append(.string(formatter.string(for: date) ?? String(describing: date)))
  }

  /// Adds an object as a formatter writes it.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject,
    formatter: Formatter? = nil
  ) {
    parts.append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
  }

  /// Adds an object as a formatter writes it.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject,
    formatter: Formatter? = nil
  ) {
    parts.append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
  }

  /// Adds any other value as it describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(_ subject: Subject) {
    parts.append(.string(String(describing: subject)))
  }
}

extension String.LocalizationValue {
  /// The key in the tables of translations.
  package var key: String {
    LocalizedTemplate.key(specifiers: parts.map(\.specifier), literal: literal)
  }

  /// The string in a locale, the report's where it is nil, looked up under its own key or another.
  package func string(key: String? = nil, table: String?, locale: Locale?) -> String {
    let specifiers = parts.map(\.specifier)
    let identifier = locale?.identifier
    let values = parts.filter { $0.specifier != nil }
    let template: LocalizedTemplate
    if let key {
      let format = _LocalizedStrings.string(
        for: key,
        table: table,
        locale: identifier,
        integers: values.map(\.integer)
      )
      template =
        format.map { LocalizedTemplate(format: $0, count: values.count) }
        ?? LocalizedTemplate(specifiers: specifiers, literal: literal)
    } else {
      template = .resolve(
        specifiers: specifiers,
        table: table,
        locale: identifier,
        integers: values.map(\.integer),
        literal: literal
      )
    }
    let numbers = PlainNumbers(localeIdentifier: identifier ?? ExtensionResources.locale)
    return template.pieces.reduce(into: "") { result, piece in
      switch piece {
      case .words(let words): result += words
      case .value(let index):
        if values.indices.contains(index) {
          result += values[index].string(locale: locale, numbers: numbers)
        }
      }
    }
  }

  private func literal(at index: Int) -> String {
    if case .literal(let words) = parts[index] { words } else { "" }
  }
}
