internal import JSON
internal import TextEncoding
package import ViewTree

/// A selection in the JSON form that Apple's FamilyActivitySelection has.
package enum SelectionForm {
  /// The lists of tokens, by their names in the form.
  package enum List: String, CaseIterable, Sendable {
    case applicationTokens, categoryTokens, webDomainTokens
  }

  /// The form, which ends with a new line.
  package static func encoded(
    _ selection: TokenSelection,
    includesEntireCategory: Bool
  ) -> [UInt8] {
    var members: [String: JSONValue] = [
      "includeEntireCategory": .bool(includesEntireCategory),
      // For items without a token, of which there are none here.
      "untokenizedApplicationIdentifiers": .array([]),
      "untokenizedCategoryIdentifiers": .array([]),
      "untokenizedWebDomainIdentifiers": .array([]),
    ]
    for list in List.allCases {
      members[list.rawValue] = .array(
        selection[list].map { .object(["data": .string(Base64.encode($0))]) }
      )
    }
    var writer = JSONWriter()
    writer.write(.object(members))
    writer.raw("\n")
    return writer.bytes
  }
}

extension TokenSelection {
  package subscript(list: SelectionForm.List) -> [[UInt8]] {
    get {
      switch list {
      case .applicationTokens: applications
      case .categoryTokens: categories
      case .webDomainTokens: webDomains
      }
    }
    set {
      switch list {
      case .applicationTokens: applications = newValue
      case .categoryTokens: categories = newValue
      case .webDomainTokens: webDomains = newValue
      }
    }
  }
}
