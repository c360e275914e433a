import ExtensionResources
import ResourceFormat
import Testing

@Suite("Translations")
struct LookupTests {
  private let files = LocalizedFormat(
    "%#@files@ on %2$@",
    plurals: [
      .init(name: "files", argument: 0, forms: ["one": "%1$lld file", "other": "%1$lld files"])
    ]
  )

  @Test("A number chooses the plural form of its language")
  func choosesPluralForms() {
    #expect(files.string(integers: [1, nil], language: "en") == "%1$lld file on %2$@")
    #expect(files.string(integers: [0, nil], language: "en") == "%1$lld files on %2$@")
    #expect(files.string(integers: [0, nil], language: "fr") == "%1$lld file on %2$@")
  }

  @Test("Russian, Polish and Arabic forms follow CLDR")
  func followsRules() {
    let forms = ["zero": "z", "one": "o", "two": "t", "few": "f", "many": "m", "other": "x"]
    let any = LocalizedFormat("%#@n@", plurals: [.init(name: "n", argument: 0, forms: forms)])
    func all(_ language: String) -> String {
      [1, 2, 5, 11, 21, 22, 100, 103].map { any.string(integers: [$0], language: language) }
        .joined()
    }
    #expect(all("ru") == "ofmmofmf")
    #expect(all("pl") == "ofmmmfmf")
    #expect(all("ar") == "otfmmmxf")
  }

  @Test("A block of resources comes back as it was written")
  func survivesEncoding() throws {
    var bundle = ResourceBundle()
    bundle.information = Array("<plist/>".utf8)
    bundle.developmentLanguage = "de"
    bundle.colors = [
      "Brand": AssetColor(
        light: .rgb(red: 0.25, green: 0.5, blue: 1, opacity: 1),
        dark: .system("systemRedColor")
      )
    ]
    bundle.images = ["Logo"]
    bundle.tables = [
      .init(language: "fr", name: "Localizable", entries: ["Files": files, "Yes": .init("Oui")])
    ]
    let copy = try ResourceBundle(bytes: bundle.bytes)
    #expect(copy == bundle)
    #expect(try copy.tables[0].entries() == ["Files": files, "Yes": LocalizedFormat("Oui")])
  }

  @Test("A program without resources has no translations")
  func isEmptyWithoutResources() {
    #expect(!ExtensionResources.hasStrings)
    #expect(ExtensionResources.format("Total") == nil)
    #expect(ExtensionResources.color(named: "Brand") == nil)
  }
}
