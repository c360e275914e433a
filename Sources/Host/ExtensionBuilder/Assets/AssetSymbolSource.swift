/// The Swift file that Xcode would generate for the asset catalogs.
package enum AssetSymbolSource {
  /// The file's text; nil where the catalogs hold nothing.
  ///
  /// - Parameter declared: What the author's own files declare as static members; these are left out,
  ///   since a name cannot be declared twice.
  package static func text(for catalogs: AssetCatalogs, declared: DeclaredMembers) -> String? {
    guard !catalogs.colors.isEmpty || !catalogs.images.isEmpty else { return nil }
    let colors = symbols(catalogs.colors.keys.sorted(), dropping: "Color")
    let images = symbols(catalogs.images.sorted(), dropping: "Image")
    var text = "import SwiftUI\n"
    text += resources(colors, type: "ColorResource") + resources(images, type: "ImageResource")
    text += members(
      colors.filter { $0.isFree(systemColors) && $0.isFree(declared.colors) },
      of: "extension SwiftUI.Color"
    ) { "static var \($0): SwiftUI.Color { SwiftUI.Color(ColorResource.\($1.path)) }" }
    text += members(
      colors.filter {
        $0.namespaces.isEmpty && $0.isFree(systemColors) && $0.isFree(declared.styles)
      },
      of: "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color"
    ) { "static var \($0): SwiftUI.Color { SwiftUI.Color(ColorResource.\($1.path)) }" }
    text += members(
      colors.filter { $0.isFree(systemUIColors) && $0.isFree(declared.uiColors) },
      of: "extension UIColor"
    ) { "static var \($0): UIColor { UIColor(resource: ColorResource.\($1.path)) }" }
    text += members(
      images.filter { $0.isFree(declared.uiImages) },
      of: "extension UIImage"
    ) { "static var \($0): UIImage { UIImage(resource: ImageResource.\($1.path)) }" }
    return text
  }

  /// An asset and its symbol.
  private struct Symbol {
    let asset: String
    /// The namespaces around it, outermost first.
    let namespaces: [String]
    let name: String

    var path: String {
      (namespaces + [AssetSymbol.declared(name)]).joined(separator: ".")
    }

    /// Whether none of a type's own members has the name; those in a namespace are not in its way.
    func isFree(_ members: Set<String>) -> Bool { !namespaces.isEmpty || !members.contains(name) }
  }

  /// The symbols of assets; of two that would have one name, the first has it.
  private static func symbols(_ assets: [String], dropping suffix: String) -> [Symbol] {
    var seen: Set<String> = []
    return assets.compactMap { asset in
      let parts = asset.split(separator: "/").map(String.init)
      guard let last = parts.last, let name = AssetSymbol.name(of: last, dropping: suffix) else {
        return nil
      }
      let namespaces = parts.dropLast().compactMap(AssetSymbol.namespace)
      let symbol = Symbol(asset: asset, namespaces: namespaces, name: name)
      return seen.insert(symbol.path).inserted ? symbol : nil
    }
  }

  private static func resources(_ symbols: [Symbol], type: String) -> String {
    members(symbols, of: "extension \(type)") { name, symbol in
      "static let \(name) = \(type)(_named: \(symbol.asset.quoted))"
    }
  }

  /// An extension with a member for each symbol, within its namespaces.
  private static func members(
    _ symbols: [Symbol],
    of declaration: String,
    _ member: (_ name: String, _ symbol: Symbol) -> String
  ) -> String {
    guard !symbols.isEmpty else { return "" }
    let groups = Dictionary(grouping: symbols, by: \.namespaces)
    var text = ""
    var declared: Set<[String]> = [[]]
    for namespaces in groups.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      for depth in namespaces.indices {
        let outer = Array(namespaces[..<depth])
        guard declared.insert(outer + [namespaces[depth]]).inserted else { continue }
        text += "\(([declaration] + outer).joined(separator: ".")) "
        text += "{ enum \(namespaces[depth]) {} }\n"
      }
      let lines = (groups[namespaces] ?? []).map {
        "  \(member(AssetSymbol.declared($0.name), $0))\n"
      }
      text += "\(([declaration] + namespaces).joined(separator: ".")) {\n\(lines.joined())}\n"
    }
    return text
  }

  /// Names that SwiftUI's Color has already; Xcode makes no symbol for these.
  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// Names that UIKit's UIColor has already.
  private static let systemUIColors: Set<String> = [
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "white", "gray", "black",
    "clear", "magenta", "darkGray", "lightGray", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "darkText",
    "lightText", "tintColor", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
    "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6",
  ]
}
