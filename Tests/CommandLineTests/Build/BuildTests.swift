import Foundation
import Testing

/// Extensions that are built from folders as Xcode has them, and run.
@Suite("report-host build")
struct BuildTests {
  @Test(
    "A folder with an Info.plist, assets, translations and equal file names becomes an extension"
  )
  func buildsXcodeFolder() throws {
    let extended = try BuiltExtension([
      "Reports.swift": SourceText.report(
        showing: """
          VStack {
              Text("Greeting").foregroundStyle(.brandBlue)
              Text("\\(count) apps")
              Text(verbatim: NSLocalizedString("Farewell", comment: ""))
              Text(verbatim: name())
              Text(Shared.word)
              RoundedRectangle(cornerRadius: 2).fill(Color("Brand Blue")).frame(width: 16, height: 16)
            }
          """,
        with: "#Preview { ReportView(count: 1) }"
      ),
      "Model/Shared.swift": "enum Shared { static let word = \"shared\" }",
      "Model/Names.swift": """
      import Foundation
      func name() -> String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "?"
      }
      """,
      "Views/Shared.swift": "struct Unused { let line = #line }",
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>CFBundleDisplayName</key><string>My Reports</string>
      <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
      <key>EXAppExtensionAttributes</key><dict><key>EXExtensionPointIdentifier</key>
      <string>com.apple.deviceactivityui.report-extension</string></dict>
      </dict></plist>
      """,
      "Assets.xcassets/Brand Blue.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components":
          {"red": "0xAB", "green": "0xCD", "blue": "0xEF", "alpha": "1.000"}}}
      ]}
      """,
      "de.lproj/Localizable.strings": "\"Greeting\" = \"Hallo\";\n\"Farewell\" = \"Lebewohl\";\n",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld apps": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld App"}},
          "other": {"stringUnit": {"value": "%lld Programme"}}}}}}}
      }}
      """,
    ])
    #expect(extended.build.status == 0)
    #expect(extended.build.errors == "")
    #expect(extended.leftovers == ["Built"])
    let shown = try extended.inspect().output
    #expect(shown.contains("display name:     My Reports"))
    #expect(shown.contains("version:          1.0"))
    #expect(shown.contains("tier:             strict"))
    let german = try HostRun(
      ["run", extended.scratch.file("Built"), "-c", "total activity", "--sample", "-f", "json"],
      environment: ["LC_ALL": "de_DE.UTF-8"]
    )
    #expect(german.status == 0)
    for text in ["Hallo", "Lebewohl", "Programme", "Reports", "shared"] {
      #expect(german.output.contains(text))
    }
    let english = try extended.run("total activity", options: ["--theme", "dark"])
    for text in ["Greeting", "Farewell", " apps"] { #expect(english.output.contains(text)) }
    let colored = try extended.run(
      "total activity",
      options: ["--theme", "dark", "--color", "truecolor"]
    )
    // Numbers of SGR 38;2 in the dark appearance: 0xAB, 0xCD, 0xEF.
    #expect(colored.output.contains("171;205;239"))
  }

  @Test("Charts, view models, tokens as keys, styles of one's own and writes to an app group")
  func buildsStyles() throws {
    let extended = try BuiltExtension(
      ["Reports.swift": StyleSource.text],
      options: ["--swift-version", "5"]
    )
    #expect(extended.build.errors == "")
    #expect(extended.build.status == 0)
    let chart = try extended.run("Chart", options: ["-f", "text"])
    #expect(chart.status == 0)
    #expect(chart.output.contains("Minutes"))
    let list = try extended.run("List", options: ["-f", "text"])
    #expect(list.status == 0)
    #expect(list.output.contains("apps in all"))
  }

  @Test("An extension's crash is told with its message, file and line")
  func tellsCrash() throws {
    let extended = try BuiltExtension([
      "Reports.swift": SourceText.report(
        showing: "Text(\"never\")",
        before: "let none: [String: Int] = [:]\n    count += none[\"x\"]!"
      )
    ])
    #expect(extended.build.status == 0)
    let run = try extended.run("Total Activity")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "crashed (SIGILL, a Swift runtime trap): Unexpectedly found nil while unwrapping an "
          + "Optional value, Reports.swift line 17"
      )
    )
    #expect(!run.errors.contains("stack trace"))
  }
}
