import Foundation
import FoundationShims
import Testing

@Suite("Localization", .serialized)
struct LocalizationTests {
  private static let german: [String: String] = [
    "Hello": "Hallo", "%lld of %@": "%2$@: %1$lld", "100% of %@": "wrong",
    "100%% of %@": "100 %% von %@", "greeting": "Guten Tag, %@", "%.1f h": "%.1f Std.",
  ]

  private func withGerman(_ body: () -> Void) {
    _LocalizedStrings.register { key, table, locale, integers in
      if table == "Plural" { return integers == [1] ? "%lld Ding" : "%lld Dinge" }
      return table == nil ? Self.german[key] : nil
    }
    body()
    _LocalizedStrings.unregister()
  }

  @Test("without translations a key is the string, with its values in it")
  func keys() {
    #expect(String(localized: "Hello") == "Hello")
    #expect(String(localized: "\(1234) of \("x")") == "1,234 of x")
    #expect(String(localized: "\(2.25, specifier: "%.1f") h, 5%") == "2.2 h, 5%")
    #expect(String(localized: "greeting", defaultValue: "Hello, \("Ann")") == "Hello, Ann")
    #expect(NSLocalizedString("Hello", comment: "") == "Hello")
    #expect(NSLocalizedString("Hello", value: "Hi", comment: "") == "Hi")
    #expect(String(localized: LocalizedStringResource("a \(1)")) == "a 1")
    #expect(
      String(localized: "\(0.5, format: .percent)", locale: Locale(identifier: "en")) == "50%"
    )
  }

  @Test("translations are found by the key that Xcode extracts, and values take their places")
  func translations() {
    withGerman {
      #expect(String(localized: "Hello") == "Hallo")
      #expect(String(localized: "Hello", table: "Other") == "Hello")
      #expect(String(localized: "\(3) of \("x")") == "x: 3")
      #expect(String(localized: "100% of \("x")") == "100 % von x")
      #expect(String(localized: "\(2.5, specifier: "%.1f") h") == "2.5 Std.")
      #expect(String(localized: "greeting", defaultValue: "Hello, \("Ann")") == "Guten Tag, Ann")
      #expect(NSLocalizedString("Hello", comment: "") == "Hallo")
      #expect(String(localized: "\(1) things", table: "Plural") == "1 Ding")
      #expect(String(localized: "\(2) things", table: "Plural") == "2 Dinge")
      let resource: LocalizedStringResource = "Hello"
      #expect(String(localized: resource) == "Hallo")
    }
  }

  @Test(
    "numbers have the separators of the locale",
    arguments: [
      ("de_DE", "1.234", "0,5"), ("es_ES", "1234", "0,5"), ("es_MX", "1,234", "0.5"),
      ("pl_PL", "1234", "0,5"), ("pt_PT", "1234", "0,5"), ("pt_BR", "1.234", "0,5"),
      ("de_CH", "1’234", "0.5"), ("en_US", "1,234", "0.5"),
    ]
  )
  func numbers(identifier: String, whole: String, half: String) {
    // Told outright: the report's own locale is one for the whole process.
    let locale = Locale(identifier: identifier)
    #expect(String(localized: "\(1234) apps", locale: locale) == "\(whole) apps")
    #expect(String(localized: "\(0.5, specifier: "%.1f")", locale: locale) == half)
  }

  @Test("large numbers are grouped as their language groups")
  func grouping() {
    func written(_ identifier: String) -> String {
      PlainNumbers(localeIdentifier: identifier).string(1_234_567 as Int64)
    }
    #expect(written("hi_IN") == "12,34,567" && written("en-IN") == "12,34,567")
    #expect(written("es") == "1.234.567" && written("en") == "1,234,567")
    #expect(written("pt_PT") == "1\u{A0}234\u{A0}567")
  }

  @Test("without translations the language that the extension was written in is used")
  func languages() {
    #expect(Bundle.main.localizations == ["en"])
    #expect(Bundle.main.preferredLocalizations == ["en"])
  }

  @Test("a translation that asks for values that are not there keeps its marks")
  func missingValues() {
    #expect(
      LocalizedTemplate(format: "%@ %5$@ %@ 100%", count: 1).pieces == [
        .value(0), .words(" %5$@ %@ 100%"),
      ]
    )
    #expect(LocalizedTemplate(format: "%99999999999999999999$@", count: 1).pieces == [.value(0)])
  }
}
