internal import ExtensionHost

/// The Info.plist of an extension, with the variables that Xcode replaces filled in.
package struct InformationFile: Hashable, Sendable {
  /// The list as XML; empty where there is none.
  package private(set) var bytes: [UInt8] = []
  package private(set) var displayName: String?
  package private(set) var version: String?
  /// The language that the sources are written in, where the list says it.
  package private(set) var developmentLanguage: String?

  package init() {}

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - productName: What stands for `$(PRODUCT_NAME)`.
  ///   - moduleName: What stands for `$(PRODUCT_MODULE_NAME)`.
  /// - Throws: ``BuildError`` for a list that cannot be read.
  package init(
    contentsOf path: String,
    productName: String,
    moduleName: String
  ) throws(BuildError) {
    let limits = InformationPropertyList.Limits()
    guard let raw = FileSystem.text(of: path, limit: limits.bytes) else {
      throw BuildError(
        "\(path): not text, or more than \(limits.bytes >> 20) MiB; "
          + "convert a binary list to XML with plutil or plistutil"
      )
    }
    bytes = Array(Self.filled(raw, productName: productName, moduleName: moduleName).utf8)
    do {
      let list = try InformationPropertyList(bytes: bytes, limits: limits)
      displayName = list.displayName.flatMap { $0.isEmpty ? nil : $0 }
      version = list.version.flatMap { $0.isEmpty ? nil : $0 }
      developmentLanguage = list.developmentLanguage
    } catch {
      throw BuildError("\(path): \(error)")
    }
  }

  /// Of several lists, that of a report extension; otherwise the one nearest to a root.
  package static func best(of paths: [String]) -> String? {
    paths.first { path in
      let list = try? InformationPropertyList(contentsOf: path)
      return list?.extensionPoint == ExtensionIdentity.reportExtensionPoint
    } ?? paths.first
  }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:modifier)`.
  private static func filled(_ text: String, productName: String, moduleName: String) -> String {
    let name = productName.map { ["<", ">", "&"].contains($0) ? "_" : String($0) }.joined()
    let known = [
      "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name,
      "PRODUCT_MODULE_NAME": moduleName, "PRODUCT_BUNDLE_IDENTIFIER": "report-host.\(moduleName)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!", "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let behind = rest[rest.index(after: dollar)...]
      let closing: Character? = behind.hasPrefix("(") ? ")" : behind.hasPrefix("{") ? "}" : nil
      // No variable's name is longer.
      guard let closing, let end = behind.prefix(128).firstIndex(of: closing) else {
        result += "$"
        rest = behind
        continue
      }
      let variable = behind[..<end].dropFirst().prefix { $0 != ":" }
      result += known[String(variable)] ?? ""
      rest = behind[behind.index(after: end)...]
    }
    return result + rest
  }
}
