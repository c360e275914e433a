package import CBOR

// Reading and writing by type stands here rather than in CBOR since the compiler specializes
// generics only within their own module, and trees are where it counts.

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
  /// Reads the rest of a map: calls `body` for each field, with the reader before its value.
  ///
  /// Fields that `F` does not have are skipped.
  package mutating func fields<F: CBORField>(
    of map: inout CBOROpenMap,
    _: F.Type,
    _ body: (F, inout CBORReader) throws(CBORError) -> Void
  ) throws(CBORError) {
    try entries(of: &map, named: F.name) { key, reader throws(CBORError) in
      guard let field = F(rawValue: key) else { return try reader.skip() }
      try body(field, &reader)
    }
  }

  /// Reads a map: calls `body` for each field, with the reader before its value.
  package mutating func fields<F: CBORField>(
    _: F.Type,
    _ body: (F, inout CBORReader) throws(CBORError) -> Void
  ) throws(CBORError) {
    var map = try openMap()
    try fields(of: &map, F.self, body)
  }

  /// Reads an array, each element with `element`.
  package mutating func array<Element>(
    limit: Int = .max,
    of what: String = "elements",
    _ element: (inout CBORReader) throws(CBORError) -> Element
  ) throws(CBORError) -> [Element] {
    var array: [Element] = []
    try elements(limit: limit, of: what) { reader throws(CBORError) in
      array.append(try element(&reader))
    }
    return array
  }

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
