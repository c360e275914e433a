package import CBOR
import ViewTree

enum RenderField: UInt64, CBORField {
  case context = 2
  case environment = 3
}

extension RenderRequest {
  init(
    id: UInt64,
    fields map: inout CBOROpenMap,
    from reader: inout CBORReader
  ) throws(CBORError) {
    let start = map.offset
    var context: String?
    var environment: Environment?
    try reader.fields(of: &map, RenderField.self) { field, reader throws(CBORError) in
      switch field {
      case .context: context = try reader.text()
      case .environment: environment = try Environment(from: &reader)
      }
    }
    guard let context else { throw CBORError(.missing("context"), at: start) }
    guard let environment else { throw CBORError(.missing("environment"), at: start) }
    self.init(id: id, context: context, environment: environment)
  }

  func writeFields(to writer: inout CBORWriter) {
    writer.field(RenderField.context, context)
    writer.field(RenderField.environment, environment)
  }
}

extension Environment.ColorScheme: CBOREnumeration {}

enum EnvironmentField: UInt64, CBORField {
  case locale = 0
  case timeZone = 1
  case firstWeekday = 2
  case now = 3
  case width = 4
  case height = 5
  case colorScheme = 6
}

extension Environment: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self.init(
      locale: "en_US",
      timeZone: "UTC",
      firstWeekday: 1,
      now: 0,
      width: nil,
      height: nil,
      colorScheme: .light
    )
    try reader.fields(EnvironmentField.self) { field, reader throws(CBORError) in
      switch field {
      case .locale: locale = try reader.text()
      case .timeZone: timeZone = try reader.text()
      case .firstWeekday: firstWeekday = Int(try reader.number(in: 1...7))
      case .now: now = try reader.moment()
      case .width: width = try reader.number(in: 0...1e9)
      case .height: height = try reader.number(in: 0...1e9)
      case .colorScheme: try reader.known(&colorScheme)
      }
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.map { map in
      map.field(EnvironmentField.locale, locale)
      map.field(EnvironmentField.timeZone, timeZone)
      map.field(EnvironmentField.firstWeekday, firstWeekday)
      map.field(EnvironmentField.now, now)
      map.field(EnvironmentField.width, size: width)
      map.field(EnvironmentField.height, size: height)
      map.field(EnvironmentField.colorScheme, colorScheme, unless: .light)
    }
  }
}

extension CBORWriter {
  /// Writes a size, where there is one.
  mutating func field<F: CBORField>(_ field: F, size: Double?) {
    guard let size else { return }
    key(field)
    number(size)
  }
}

extension CBORReader {
  /// Reads a moment or a duration: an integer that a Double holds exactly.
  mutating func moment() throws(CBORError) -> Int64 {
    let start = offset
    let value = try integer()
    guard value.magnitude <= 1 << 53 else {
      throw CBORError(.invalid("is too far from 0"), at: start)
    }
    return value
  }

  /// Reads a duration or a number of events, which is never negative.
  mutating func amount() throws(CBORError) -> Int64 {
    let start = offset
    let value = try moment()
    guard value >= 0 else { throw CBORError(.invalid("is negative"), at: start) }
    return value
  }
}
