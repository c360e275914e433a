package import CBOR

/// A translation: a format, and the forms of those of its parts that depend on a number.
package struct LocalizedFormat: Hashable, Sendable {
  /// The format, in which `%#@name@` stands for a plural.
  package var format: String
  package var plurals: [Plural]

  package init(_ format: String, plurals: [Plural] = []) {
    self.format = format
    self.plurals = plurals
  }

  /// A part that depends on a number.
  package struct Plural: Hashable, Sendable {
    /// What it is called in the format.
    package var name: String
    /// The position of the number among the arguments, from 0.
    package var argument: Int
    /// Formats by CLDR's plural categories: zero, one, two, few, many and other.
    package var forms: [String: String]

    package init(name: String, argument: Int, forms: [String: String]) {
      self.name = name
      self.argument = argument
      self.forms = forms
    }
  }
}

extension LocalizedFormat: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    plurals = []
    guard try reader.peek() != .text else {
      format = try reader.text()
      return
    }
    _ = try reader.openArray(limit: 2)
    format = try reader.text()
    var plurals: [Plural] = []
    try reader.elements { reader throws(CBORError) in plurals.append(try Plural(from: &reader)) }
    self.plurals = plurals
  }

  package func write(to writer: inout CBORWriter) {
    guard !plurals.isEmpty else { return writer.text(format) }
    writer.openArray(2)
    writer.text(format)
    writer.openArray(plurals.count)
    for plural in plurals { plural.write(to: &writer) }
  }
}

extension LocalizedFormat.Plural: CBORValue {
  package init(from reader: inout CBORReader) throws(CBORError) {
    _ = try reader.openArray(limit: 3)
    name = try reader.text()
    argument = try Int(from: &reader)
    var words: [String] = []
    try reader.elements { reader throws(CBORError) in words.append(try reader.text()) }
    forms = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      forms[words[index]] = words[index + 1]
    }
  }

  package func write(to writer: inout CBORWriter) {
    writer.openArray(3)
    writer.text(name)
    writer.integer(Int64(argument))
    writer.openArray(forms.count * 2)
    for (category, form) in forms.sorted(by: { $0.key < $1.key }) {
      writer.text(category)
      writer.text(form)
    }
  }
}
