/// A value of a JSON file or property list.
package indirect enum PropertyValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  /// The member of a dictionary.
  package subscript(key: String) -> PropertyValue? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  package var array: [PropertyValue] {
    if case .array(let items) = self { items } else { [] }
  }

  /// The members of a dictionary; empty for anything else.
  package var members: [String: PropertyValue] {
    if case .dictionary(let members) = self { members } else { [:] }
  }

  /// How deep values may be nested.
  package static let depthLimit = 64
}

/// A resource file cannot be read; the file is named by whoever asked.
package struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
