/// A value with one wire form.
package protocol CBORValue {
  /// Reads the value.
  init(from reader: inout CBORReader) throws(CBORError)
  /// Writes the value.
  func write(to writer: inout CBORWriter)
}

/// An enumeration whose raw numbers are the wire form; they never change.
package protocol CBOREnumeration: CBORValue, RawRepresentable, Hashable where RawValue == Int {}

extension CBOREnumeration {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    let number = try reader.count()
    guard let value = Self(rawValue: number) else {
      throw CBORError(.invalid("\(number) is not a known number"), at: start)
    }
    self = value
  }

  package func write(to writer: inout CBORWriter) { writer.unsigned(UInt64(rawValue)) }
}

extension Bool: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) { self = try reader.boolean() }
  package func write(to writer: inout CBORWriter) { writer.boolean(self) }
}

extension String: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) { self = try reader.text() }
  package func write(to writer: inout CBORWriter) { writer.text(self) }
}

extension UInt64: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) { self = try reader.unsigned() }
  package func write(to writer: inout CBORWriter) { writer.unsigned(self) }
}

extension Int64: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) { self = try reader.integer() }
  package func write(to writer: inout CBORWriter) { writer.integer(self) }
}

extension Int: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    let start = reader.offset
    guard let value = Int(exactly: try reader.integer()) else {
      throw CBORError(.invalid("is too large"), at: start)
    }
    self = value
  }
  package func write(to writer: inout CBORWriter) { writer.integer(Int64(self)) }
}

extension Array: CBORValue where Element: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    self = try reader.array { reader throws(CBORError) in try Element(from: &reader) }
  }

  package func write(to writer: inout CBORWriter) {
    writer.openArray(count)
    for element in self { element.write(to: &writer) }
  }
}

extension CBORReader {
  /// Reads a value whose type the place decides.
  package mutating func value<Value: CBORValue>() throws(CBORError) -> Value {
    try Value(from: &self)
  }

  /// Reads an enumeration into `value`.
  ///
  /// A number that this version does not know leaves `value` as it is, so that a newer sender still
  /// gets its report, if with a default look.
  package mutating func known<Value: CBOREnumeration>(_ value: inout Value) throws(CBORError) {
    let number = try count()
    if let known = Value(rawValue: number) { value = known }
  }
}

extension CBORWriter {
  /// Writes a field.
  package mutating func field<F: CBORField>(_ field: F, _ value: some CBORValue) {
    key(field)
    value.write(to: &self)
  }

  /// Writes a field, unless it has the value that its absence means.
  package mutating func field<F: CBORField, Value: CBORValue & Equatable>(
    _ field: F,
    _ value: Value,
    unless absent: Value
  ) {
    if value != absent { self.field(field, value) }
  }

  /// Writes a field that may be absent.
  package mutating func field<F: CBORField>(_ field: F, _ value: (some CBORValue)?) {
    if let value { self.field(field, value) }
  }
}
