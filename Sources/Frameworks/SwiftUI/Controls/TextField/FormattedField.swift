internal import Foundation

extension Binding where Value == String {
  /// A value as text that a format writes and reads; text that it cannot read changes nothing.
  static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput>,
    _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      }
    )
  }

  /// An optional value as text that a format writes and reads; no text is no value.
  static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput?>,
    _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) }
    )
  }

  /// A value as text that a formatter writes and reads; text that it cannot read changes nothing.
  static func text<V>(of value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        if let parsed = formatter.value(from: text) as? V { value.wrappedValue = parsed }
      }
    )
  }
}

extension Formatter {
  /// The value that a text stands for, for the formatters that can read.
  fileprivate func value(from text: String) -> Any? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: nil
    }
  }
}
