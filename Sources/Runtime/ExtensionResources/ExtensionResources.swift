internal import CExtensionResources
package import ResourceFormat

/// The colours, pictures' names, translations and Info.plist of the program that asks.
///
/// Programs that `report-host build` did not make have none.
package enum ExtensionResources {
  private static let bundle: ResourceBundle = {
    var count = 0
    guard let start = report_extension_resource_bytes(&count), count > 0 else {
      return ResourceBundle()
    }
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    return (try? ResourceBundle(bytes: bytes)) ?? ResourceBundle()
  }()

  /// The locale that the host sent last, for whoever has no environment of views at hand.
  nonisolated(unsafe) package static var locale = "en"

  /// The Info.plist as XML; empty where there is none.
  package static var information: [UInt8] { bundle.information }

  /// A colour of an asset catalog.
  package static func color(named name: String) -> AssetColor? { bundle.colors[name] }

  /// Whether an asset catalog has a picture of a name.
  package static func hasImage(named name: String) -> Bool { bundle.images.contains(name) }

  /// Whether there are translations at all; where not, nobody need make keys to look up.
  package static var hasStrings: Bool { !bundle.tables.isEmpty }

  /// The languages that tables of translations are in, in alphabetical order.
  package static var translatedLanguages: [String] {
    Set(bundle.tables.map(\.language)).sorted()
  }

  /// Looks a key up: in the locale's language, then in the language that the extension is written in.
  ///
  /// - Parameters:
  ///   - key: The key, with `%lld`, `%@` and the like where values go.
  ///   - table: The name of the table; nil is "Localizable".
  ///   - locale: The locale's identifier, such as "de_CH"; nil is ``locale``.
  ///   - integers: The values, in order, where they are whole numbers; they choose plural forms.
  /// - Returns: The translation, a format as `String(format:)` takes it; nil where there is none.
  package static func format(
    _ key: String,
    table: String? = nil,
    locale: String? = nil,
    integers: [Int64?] = []
  ) -> String? {
    guard hasStrings else { return nil }
    let name = table ?? "Localizable"
    for language in languages(for: locale ?? self.locale) {
      if let found = entries(of: name, in: language)[key] {
        return found.string(integers: integers, language: baseLanguage(of: language))
      }
    }
    return nil
  }

  /// The languages to look in, best first.
  package static func languages(for locale: String) -> [String] {
    let identifier = locale.split(whereSeparator: { $0 == "@" || $0 == "." }).first.map(String.init)
    let parts = (identifier ?? "en").split(whereSeparator: { $0 == "_" || $0 == "-" })
    var candidates = stride(from: parts.count, to: 0, by: -1).map {
      parts.prefix($0).joined(separator: "-")
    }
    if parts.first == "zh", parts.count < 3 {
      let isTraditional = parts.dropFirst().contains { ["TW", "HK", "MO", "Hant"].contains($0) }
      candidates.append(isTraditional ? "zh-Hant" : "zh-Hans")
    }
    if parts.first == "pt" { candidates.append("pt-BR") }
    candidates += [bundle.developmentLanguage, "Base"]
    return candidates
  }

  private static func baseLanguage(of language: String) -> String {
    let base = language == "Base" ? bundle.developmentLanguage : language
    return base.split(separator: "-").first.map(String.init) ?? base
  }

  private struct TableID: Hashable {
    let name: String
    let language: String
  }

  nonisolated(unsafe) private static var decoded: [TableID: [String: LocalizedFormat]] = [:]

  private static func entries(of name: String, in language: String) -> [String: LocalizedFormat] {
    let id = TableID(name: name, language: language)
    if let entries = decoded[id] { return entries }
    let table = bundle.tables.first { $0.name == name && $0.language == language }
    let entries = (try? table?.entries()) ?? [:]
    decoded[id] = entries
    return entries
  }
}
