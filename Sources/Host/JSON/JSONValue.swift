import Sanitizer

/// A JSON value that is written with sorted keys.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
  /// An array whose items are made when they are written, so that they are not all there at once.
  case items(Int, @Sendable (Int) -> JSONValue)

  /// A value for what may be missing.
  package static func optional(_ number: Double?) -> JSONValue {
    number.map { .number($0) } ?? .null
  }
  package static func optional(_ string: String?) -> JSONValue {
    string.map { .string($0) } ?? .null
  }

  /// The name of an enum's case.
  package static func name(_ value: some CaseIterable) -> JSONValue { .string("\(value)") }
}

/// Writes JSON text (RFC 8259) as bytes.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Takes what has been written so far out of the writer.
  package mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Appends syntax of our own.
  package mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a value; its depth is that of our own code's nesting, never that of a tree.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let flag): flag ? raw("true") : raw("false")
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let items):
      raw("[")
      for (index, item) in items.enumerated() {
        if index > 0 { raw(",") }
        write(item)
      }
      raw("]")
    case .items(let count, let item):
      raw("[")
      for index in 0..<count {
        if index > 0 { raw(",") }
        write(item(index))
      }
      raw("]")
    case .object(let members):
      raw("{")
      write(members.sorted { $0.key < $1.key }, hasMembersBefore: false)
      raw("}")
    }
  }

  /// Appends members of an object, with commas between them.
  package mutating func write(_ members: [(key: String, value: JSONValue)], hasMembersBefore: Bool)
  {
    for (index, member) in members.enumerated() {
      if index > 0 || hasMembersBefore { raw(",") }
      write(member.key)
      raw(":")
      write(member.value)
    }
  }

  /// JSON has no infinity; it is written as a word, and what is no number as null.
  private mutating func write(_ number: Double) {
    if number.isNaN { return raw("null") }
    if number.isInfinite { return number < 0 ? raw("\"-infinity\"") : raw("\"infinity\"") }
    if let whole = Int64(exactly: number), abs(number) < 1e15 {
      bytes.append(contentsOf: String(whole).utf8)
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  /// Characters that are invisible or mean something to a terminal are escaped, so nothing is lost
  /// and the text is safe to look at.
  private mutating func write(_ string: String) {
    raw("\"")
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": raw("\\\"")
      case "\\": raw("\\\\")
      case "\n": raw("\\n")
      case "\t": raw("\\t")
      case _ where scalar.value >= 0x20 && scalar.value < 0x7F:
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case _ where Sanitizer.isVisible(scalar):
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default:
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter { escape(unit) }
      }
    }
    raw("\"")
  }

  private mutating func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    raw("\\u")
    for _ in digits.utf8.count..<4 { raw("0") }
    bytes.append(contentsOf: digits.utf8)
  }
}
