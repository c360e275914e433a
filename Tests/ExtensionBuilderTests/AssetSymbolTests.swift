import ExtensionBuilder
import ResourceFormat
import Testing

@Suite("Asset catalogs")
struct AssetSymbolTests {
  @Test(
    "Symbols are named as Xcode names them",
    arguments: [
      ("BrandBlue", "brandBlue"), ("brand-grey", "brandGrey"), ("white_text", "whiteText"),
      ("blue purple_button", "bluePurpleButton"), ("AccentColor", "accent"), ("Color", "color"),
      ("URLField", "urlField"), ("Base200", "base200"), ("2xl", "_2xl"), ("gray1", "gray1"),
    ]
  )
  func namesSymbols(asset: String, symbol: String) {
    #expect(AssetSymbol.name(of: asset, dropping: "Color") == symbol)
  }

  @Test("Keywords are declared in backticks, and a name of no letters has no symbol")
  func escapesKeywords() {
    #expect(AssetSymbol.declared("default") == "`default`")
    #expect(AssetSymbol.name(of: "--", dropping: "Color") == nil)
  }

  private func catalog(_ contents: String) throws -> AssetCatalogs {
    let folder = try Folder(["A.xcassets/Brand.colorset/Contents.json": contents])
    var catalogs = AssetCatalogs()
    try catalogs.add(catalog: folder.path + "/A.xcassets")
    return catalogs
  }

  private func color(_ components: String, space: String = "srgb") throws -> AssetColor? {
    try catalog(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)",
      "components": \(components)}}]}
      """
    ).colors["Brand"]
  }

  @Test("Components are hexadecimal, of 255 or of 1")
  func readsComponents() throws {
    let expected = AssetColor(light: .rgb(red: 1, green: 0.2, blue: 0, opacity: 0.5))
    let forms = [
      #"{"red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "0.500"}"#,
      #"{"red": "255", "green": "51", "blue": "0", "alpha": "0.500"}"#,
      #"{"red": "1.000", "green": "0.200", "blue": "0.000", "alpha": 0.5}"#,
    ]
    for form in forms { #expect(try color(form) == expected) }
    let grey = try color(#"{"white": "0.250", "alpha": "1.000"}"#, space: "gray-gamma-22")
    #expect(grey == AssetColor(light: .rgb(red: 0.25, green: 0.25, blue: 0.25, opacity: 1)))
  }

  @Test("Display P3 is brought into sRGB, which white and black do not change")
  func convertsDisplayP3() throws {
    func rgb(_ components: String) throws -> [Double] {
      guard
        case .rgb(let red, let green, let blue, _)? = try color(components, space: "display-p3")?
          .light
      else { return [] }
      return [red, green, blue].map { ($0 * 1000).rounded() / 1000 }
    }
    #expect(try rgb(#"{"red": "1.0", "green": "1.0", "blue": "1.0"}"#) == [1, 1, 1])
    #expect(try rgb(#"{"red": "0.0", "green": "0.0", "blue": "0.0"}"#) == [0, 0, 0])
    // CSS Color 4's sample conversion: color(display-p3 0.5 0.5 0.5) is the same grey.
    #expect(try rgb(#"{"red": "0.5", "green": "0.5", "blue": "0.5"}"#) == [0.5, 0.5, 0.5])
    // Red beyond sRGB is its brightest red.
    #expect(try rgb(#"{"red": "1.0", "green": "0.0", "blue": "0.0"}"#) == [1, 0, 0])
  }

  @Test("Dark appearances and the system's colours are kept; high contrast and the Mac's are not")
  func readsAppearances() throws {
    let catalogs = try catalog(
      """
      {"colors": [
        {"idiom": "mac", "color": {"platform": "osx", "reference": "systemPinkColor"}},
        {"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"platform": "ios", "reference": "labelColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "ios", "reference": "systemBlueColor"}}
      ]}
      """
    )
    let expected = AssetColor(light: .system("systemRedColor"), dark: .system("systemBlueColor"))
    #expect(catalogs.colors == ["Brand": expected])
  }

  @Test("A folder that provides a namespace is part of the name, others are not")
  func readsNamespaces() throws {
    let set = #"{"colors": [{"idiom": "universal", "color": {"reference": "labelColor"}}]}"#
    let folder = try Folder([
      "A.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Brand/Blue.colorset/Contents.json": set,
      "A.xcassets/Other/Contents.json": "{}",
      "A.xcassets/Other/Red Tint.colorset/Contents.json": set,
      "A.xcassets/Logo.imageset/Contents.json": "{}",
      "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
    ])
    var catalogs = AssetCatalogs()
    try catalogs.add(catalog: folder.path + "/A.xcassets")
    #expect(catalogs.colors.keys.sorted() == ["Brand/Blue", "Red Tint"])
    #expect(catalogs.images == ["Logo"])
    let text = try #require(AssetSymbolSource.text(for: catalogs, declared: DeclaredMembers()))
    #expect(text.contains(#"static let redTint = ColorResource(_named: "Red Tint")"#))
    #expect(text.contains(#"static let blue = ColorResource(_named: "Brand/Blue")"#))
    #expect(text.contains("ImageResource(_named: \"Logo\")"))
    // A namespace is an enumeration, which cannot hold what subclasses override.
    #expect(text.contains("static var redTint: UIColor"))
    #expect(!text.contains("class var"))
  }

  @Test("A colour that the author declares is not declared again")
  func leavesOutDeclared() throws {
    var catalogs = AssetCatalogs()
    catalogs.colors = ["Brand": AssetColor(light: .system("labelColor"))]
    var declared = DeclaredMembers()
    declared.add(
      source: """
        // extension Color { static let comment = 1 }
        extension SwiftUI.Color {
          static let brand = Color("Brand") // }
        }
        """
    )
    #expect(declared.colors == ["brand"])
    let text = try #require(AssetSymbolSource.text(for: catalogs, declared: declared))
    #expect(
      !text.contains(
        "Static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }\n}\nextension SwiftUI.ShapeStyle"
      )
    )
    #expect(text.contains("extension SwiftUI.ShapeStyle"))
    #expect(!text.contains("extension SwiftUI.Color"))
  }

  @Test("JSON that cannot be read is an error that names the file and line")
  func namesBadFiles() throws {
    let error = #expect(throws: BuildError.self) { try catalog("{\n\"colors\": [}") }
    #expect(error?.description.contains("Brand.colorset/Contents.json: line 2: ") == true)
  }
}
