/// A value with one wire form.
package protocol CBORValue {
  /// Reads the value.
  init(from reader: inout CBORReader) throws(CBORError)
  /// Writes the value.
  func write(to writer: inout CBORWriter)
}

/// An enumeration whose raw numbers are the wire form; they never change.
package protocol CBOREnumeration: CBORValue, RawRepresentable, Hashable where RawValue == Int {}

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
