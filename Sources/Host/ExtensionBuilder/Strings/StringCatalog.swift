package import ResourceFormat

/// Reads a `.xcstrings` file: the translations into all languages as one JSON file.
package struct StringCatalog {
  /// The language of the keys.
  package let source: String
  /// The entries by language.
  package private(set) var languages: [String: [String: LocalizedFormat]] = [:]

  /// Reads a file.
  ///
  /// - Throws: ``ResourceError``.
  package init(_ bytes: [UInt8]) throws(ResourceError) {
    let value = try JSONParser.value(of: bytes)
    guard case .dictionary(let strings)? = value["strings"] else {
      throw ResourceError("not a string catalog: it has no \"strings\"")
    }
    source = value["sourceLanguage"]?.string ?? "en"
    for (key, entry) in strings {
      for (language, localization) in entry["localizations"]?.members ?? [:] {
        guard let format = Self.format(of: localization, key: key) else { continue }
        languages[language, default: [:]][key] = format
      }
    }
  }

  private static func format(of localization: PropertyValue, key: String) -> LocalizedFormat? {
    let substitutions = localization["substitutions"]?.members ?? [:]
    if let text = unit(localization) {
      guard !substitutions.isEmpty else { return LocalizedFormat(text) }
      return substituted(text, substitutions)
    }
    guard let forms = pluralForms(localization["variations"]) else { return nil }
    let argument = FormatSpecifiers.firstInteger(in: key) ?? 0
    return LocalizedFormat(
      "%#@n@",
      plurals: [.init(name: "n", argument: argument, forms: forms)]
    )
  }

  private static func substituted(
    _ text: String,
    _ substitutions: [String: PropertyValue]
  ) -> LocalizedFormat {
    var plurals: [LocalizedFormat.Plural] = []
    for (position, entry) in substitutions.sorted(by: { $0.key < $1.key }).enumerated() {
      guard let forms = pluralForms(entry.value["variations"]) else { continue }
      let number = entry.value["argNum"]?.number.flatMap { Int(exactly: $0) } ?? position + 1
      let index = FormatSpecifiers.index(ofArgument: number)
      let specifier = entry.value["formatSpecifier"]?.string ?? "lld"
      let numbered = forms.mapValues {
        FormatSpecifiers.numbered($0, first: index, argument: (index, specifier))
      }
      plurals.append(.init(name: entry.key, argument: index, forms: numbered))
    }
    return LocalizedFormat(FormatSpecifiers.numbered(text), plurals: plurals)
  }

  /// The text of a string unit, or of the variation for telephones where devices differ.
  private static func unit(_ localization: PropertyValue) -> String? {
    if let text = localization["stringUnit"]?["value"]?.string { return text }
    let devices = localization["variations"]?["device"]
    let device = devices?["iphone"] ?? devices?["other"]
    return device?["stringUnit"]?["value"]?.string
  }

  private static func pluralForms(_ variations: PropertyValue?) -> [String: String]? {
    guard case .dictionary(let plural)? = variations?["plural"] else { return nil }
    return plural.compactMapValues { $0["stringUnit"]?["value"]?.string }
  }
}
