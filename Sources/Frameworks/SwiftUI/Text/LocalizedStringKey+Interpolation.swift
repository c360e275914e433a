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
      if !literal.isEmpty { parts.append(.plain(.literal(literal))) }
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) {
      parts.append(.plain(.string(string)))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      appendSubject(subject, formatter: formatter)
    }

    /// Adds a date as a formatter writes it.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      appendSubject(date, formatter: formatter)
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
      parts.append(.plain(value._localizedNumber.part))
    }

    /// Adds a number as a specifier of `printf` writes it.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value,
      specifier: String
    ) {
      parts.append(
        .plain(.specified(String(format: specifier, value._arg), specifier: specifier))
      )
    }

    /// Adds styled text.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.text(text))
    }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) {
      parts.append(.text(Text(image)))
    }

    /// Adds a string that is looked up itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      parts.append(.text(Text(resource)))
    }

    /// Adds a value as a format style writes it, with attributes.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == AttributedString {
      parts.append(.text(Text(input, format: format)))
    }

    /// Adds the time that is left or has passed in an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>,
      pauseTime: Date? = nil,
      countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      parts.append(
        .text(
          Text(
            timerInterval: timerInterval,
            pauseTime: pauseTime,
            countsDown: countsDown,
            showsHours: showsHours
          )
        )
      )
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
      parts.append(.plain(.string(String(describing: subject))))
    }

    private mutating func appendSubject(_ subject: Any, formatter: Formatter?) {
      parts.append(
        .plain(.string(formatter?.string(for: subject) ?? String(describing: subject)))
      )
    }
  }
}
