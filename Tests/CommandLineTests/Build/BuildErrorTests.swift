import Testing

/// What the author of an extension that does not build is told.
@Suite("Errors of report-host build")
struct BuildErrorTests {
  @Test("Errors are the compiler's, with the author's file; what is lacking is listed once more")
  func tellsErrors() throws {
    let failed = try BuiltExtension([
      "Reports.swift": SourceText.report(
        showing: "Text(\"a\").hologram(depth: 3)",
        with: "import RealityKit"
      ),
      "A/Model.swift": "struct First {}",
      "B/Model.swift": "\nlet number: Int = \"text\"",
    ])
    #expect(failed.build.status == 1)
    #expect(failed.build.output == "")
    #expect(!failed.exists)
    #expect(failed.leftovers == [])
    let errors = failed.build.errors
    #expect(errors.contains("error: no such module 'RealityKit'"))
    #expect(errors.contains("not available here: import RealityKit"))
    let foreign = try BuiltExtension(["A.swift": "import Lottie\n"])
    #expect(foreign.build.errors.contains("not part of Apple's SDK: Lottie; "))
    let other = try BuiltExtension([
      "Reports.swift": SourceText.report(showing: "Text(\"a\").hologram(depth: 3)"),
      "A/Model.swift": "struct First {}",
      "B/Model.swift": "\nlet number: Int = \"text\"",
    ])
    let folder = other.scratch.file("Reports")
    #expect(other.build.errors.contains("\(folder)/B/Model.swift:2:19: error: "))
    #expect(other.build.errors.contains("not available here: .hologram; see docs/compatibility.md"))
  }

  @Test("One extension without @main starts all the same; without an extension nothing does")
  func startsWithoutMain() throws {
    let source = SourceText.report(showing: "Text(\"a\")").replacing("@main\n", with: "")
    let built = try BuiltExtension(["Reports.swift": source])
    #expect(built.build.errors == "")
    #expect(try built.run("Total Activity").status == 0)
    let failed = try BuiltExtension(["Reports.swift": "struct Reports {}"])
    #expect(failed.build.status == 1)
    #expect(
      failed.build.errors.contains("one type has to conform to DeviceActivityReportExtension")
    )
    #expect(failed.leftovers == [])
  }

  @Test("A program that is no report extension is refused")
  func refusesOthers() throws {
    let failed = try BuiltExtension(["main.swift": "print(1)"])
    #expect(failed.build.status == 1)
    #expect(failed.build.errors.contains("no report extension"))
    #expect(failed.leftovers == [])
  }

  @Test("Swift 6 mode is used on request")
  func usesSwift6() throws {
    let source = SourceText.report(
      showing: "Text(\"a\")",
      with: "var global = 1\n"
    )
    let failed = try BuiltExtension(["Reports.swift": source], options: ["--swift-version=6"])
    #expect(failed.build.status == 1)
    #expect(failed.build.errors.contains("'global' is not concurrency-safe"))
  }

  @Test("Wrong usage and a missing compiler are told in one line")
  func tellsUsage() throws {
    let none = try HostRun(["build", "/nonexistent"])
    #expect(none.status == 2)
    #expect(none.errors.contains("/nonexistent: no such file or folder"))
    #expect(try HostRun(["build"]).status == 2)
    let version = try BuiltExtension(["A.swift": ""], options: ["--swift-version", "4"])
    #expect(version.build.status == 2)
    let compiler = try BuiltExtension(["A.swift": ""], environment: ["PATH": "/nonexistent"])
    #expect(compiler.build.status == 1)
    #expect(compiler.build.errors.contains("no Swift compiler: 'swiftc' is not in PATH"))
  }

  @Test("A resource file that makes no sense is named")
  func namesResources() throws {
    let failed = try BuiltExtension([
      "Reports.swift": SourceText.report(showing: "Text(\"a\")"),
      "de.lproj/Localizable.strings": "\"a\" = \"b\"\n\"c\" = \"d\";",
    ])
    #expect(failed.build.status == 1)
    #expect(failed.build.errors.contains("de.lproj/Localizable.strings: line 2: "))
  }
}
