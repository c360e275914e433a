public import Foundation

/// Text that is written when its environment is known.
struct FormattedText: Equatable, @unchecked Sendable {
  /// Writes the text.
  ///
  /// Called on the main thread only, like everything that resolves views, so the
  /// values that it holds need not be safe to share.
  let string: (EnvironmentValues) -> String

  static func == (left: FormattedText, right: FormattedText) -> Bool {
    let environment = EnvironmentValues()
    return left.string(environment) == right.string(environment)
  }
}

extension Text {
  /// Shows a value as a format style writes it.
  public init<Style: FormatStyle>(
    _ input: Style.FormatInput,
    format: Style
  ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(
      .formatted(
        FormattedText { environment in
          guard let locale = environment.builtIn.locale else { return format.format(input) }
          return format.locale(locale).format(input)
        }
      )
    )
  }

  /// Shows a value as a formatter writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
  }

  /// Shows an object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
  }

  /// Shows a date as a formatter writes it.
  ///
  /// Apple's dates are references to Objective-C and have the initializer above; those of Linux are
  /// not.
  public init(_ date: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: date) ?? String(describing: date))
  }
}
