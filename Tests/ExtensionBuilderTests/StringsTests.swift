import ExtensionBuilder
import ResourceFormat
import Testing

@Suite("Translations as authors write them")
struct StringsTests {
  @Test("A .strings file has comments, escapes and bare words")
  func readsStrings() throws {
    let text = #"""
      /* A
         comment */
      "Total" = "Gesamt"; // another
      "Quote \"x\"\n" = "Zitat \U00e4";
      NSBare = "Wert";
      """#
    #expect(
      try StringsFile.entries(of: text) == [
        "Total": "Gesamt", "Quote \"x\"\n": "Zitat ä", "NSBare": "Wert",
      ]
    )
  }

  @Test("Surrogate pairs and octal numbers are characters; half of a pair is an error")
  func readsNumbers() throws {
    let text = #""a" = "\UD83D\UDE00 \101b";"#
    #expect(try StringsFile.entries(of: text) == ["a": "\u{1F600} Ab"])
    for wrong in [#"\UD83D"#, #"\UD83D\U0041"#, #"\UDE00"#, #"\377"#] {
      #expect(throws: ResourceError.self) {
        try StringsFile.entries(of: "\"a\" = \"\(wrong)\";")
      }
    }
  }

  @Test("A line without its semicolon is an error that names the line")
  func refusesBadStrings() {
    let error = #expect(throws: ResourceError.self) {
      try StringsFile.entries(of: "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";")
    }
    #expect(error?.description == "line 3: a semicolon was expected")
  }

  @Test("A string catalog gives a table per language, with plurals and substitutions")
  func readsCatalogs() throws {
    let text = #"""
      {"sourceLanguage": "de", "version": "1.0", "strings": {
        "Total": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Somme"}}}},
        "%@ has %lld apps": {"localizations": {"fr": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%1$@ a %2$lld app"}},
          "other": {"stringUnit": {"value": "%1$@ a %2$lld apps"}}}}}}},
        "Mix": {"localizations": {"en": {
          "stringUnit": {"value": "%#@files@ for %@"},
          "substitutions": {"files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg file"}},
            "other": {"stringUnit": {"value": "%arg files"}}}}}}}}}
      }}
      """#
    let catalog = try StringCatalog(Array(text.utf8))
    #expect(catalog.source == "de")
    #expect(catalog.languages["fr"]?["Total"] == LocalizedFormat("Somme"))
    let apps = ["one": "%1$@ a %2$lld app", "other": "%1$@ a %2$lld apps"]
    #expect(
      catalog.languages["fr"]?["%@ has %lld apps"]
        == LocalizedFormat("%#@n@", plurals: [.init(name: "n", argument: 1, forms: apps)])
    )
    let files = ["one": "%2$lld file", "other": "%2$lld files"]
    #expect(
      catalog.languages["en"]?["Mix"]
        == LocalizedFormat(
          "%#@files@ for %2$@",
          plurals: [.init(name: "files", argument: 1, forms: files)]
        )
    )
  }

  @Test("A .stringsdict gives the forms of its variables")
  func readsStringsDictionaries() throws {
    let text = """
      <plist version="1.0"><dict><key>%d days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@days@ left</string>
      <key>days</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d day</string><key>other</key><string>%d days</string>
      </dict></dict></dict></plist>
      """
    let forms = ["one": "%1$d day", "other": "%1$d days"]
    #expect(
      try StringsDictionary.entries(of: Array(text.utf8)) == [
        "%d days": LocalizedFormat(
          "%#@days@ left",
          plurals: [.init(name: "days", argument: 0, forms: forms)]
        )
      ]
    )
  }

  @Test("The number of an argument is at most that of the last that a format may have")
  func clampsArguments() throws {
    let text = """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%9223372036854775807$#@n@</string>
      <key>n</key><dict><key>other</key><string>%d %d</string></dict></dict></dict></plist>
      """
    let plural = try StringsDictionary.entries(of: Array(text.utf8))["k"]?.plurals.first
    #expect(plural?.argument == 98)
    #expect(plural?.forms["other"] == "%99$d %100$d")
  }

  @Test("Values nested without end are refused")
  func refusesDepth() {
    let deep = Array((String(repeating: "[", count: 100_000)).utf8)
    #expect(throws: ResourceError.self) { try JSONParser.value(of: deep) }
    let list = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(throws: ResourceError.self) { try PropertyListParser.value(of: Array(list.utf8)) }
  }
}
