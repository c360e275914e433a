internal import Foundation

extension NavigationPath {
  /// The path in a form that can be saved; nil where a value of it cannot be.
  public var codable: CodableRepresentation? {
    var saved: [CodableRepresentation.Entry] = []
    for element in elements {
      guard let value = element.base as? any Codable & Hashable,
        let name = _mangledTypeName(type(of: value)),
        let data = try? JSONEncoder().encode(value)
      else { return nil }
      saved.append(.init(type: name, value: String(decoding: data, as: UTF8.self)))
    }
    return CodableRepresentation(entries: saved, elements: elements)
  }

  /// Makes a path from its saved form.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// A path in a form that can be saved.
  public struct CodableRepresentation: Codable {
    struct Entry: Codable {
      let type: String
      let value: String
    }

    private let entries: [Entry]
    let elements: [AnyHashable]

    init(entries: [Entry], elements: [AnyHashable]) {
      self.entries = entries
      self.elements = elements
    }

    /// Reads the form; types that the program does not have are an error.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let entries = try container.decode([Entry].self)
      elements = try entries.map { entry in
        guard let type = _typeByName(entry.type) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "type: \(entry.type) is not a type of this program; leave it out"
          )
        }
        return AnyHashable(try JSONDecoder().decode(type, from: Data(entry.value.utf8)))
      }
      self.entries = entries
    }

    /// Writes the form.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(entries)
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether two forms lead through the same values.
  public static func == (left: Self, right: Self) -> Bool { left.elements == right.elements }
}
