internal import ExtensionHost
internal import Foundation
internal import Sandbox
internal import Testing

/// RuntimeFixture has the context "Text" among others, CExtension only "Total Activity".
@Suite("The extension for a context")
struct ReportExtensionsTests {
  private let folder = TemporaryFolder()

  private func extensions(
    named: [String] = [],
    bundled: [String] = [],
    installed: [String] = []
  ) -> ReportExtensions {
    ReportExtensions(
      named: named.map { ExtensionFile(executable: $0) },
      bundled: bundled.map { ExtensionFile(executable: $0) },
      installed: { installed.map { ExtensionFile(executable: $0) } },
      catalogue: ContextCatalogue(cachePath: nil)
    )
  }

  private func expectError(
    _ text: String,
    _ context: String,
    in extensions: ReportExtensions
  ) throws {
    var extensions = extensions
    let error = #expect(throws: ReportExtensions.ChoiceError.self) {
      _ = try extensions.find(context)
    }
    #expect("\(try #require(error))".contains(text))
  }

  @Test("is the only one that has it")
  func only() throws {
    let first = try folder.copy("CExtension", as: "First")
    let other = try folder.copy("RuntimeFixture", as: "Other")
    var found = extensions(installed: [other, first])
    #expect(try found.find("Total Activity").executable == first)
    // Raw values are taken as they are.
    try expectError(
      "no extension has the context 'totalactivity'; 'Total Activity' of First is near",
      "totalactivity",
      in: found
    )
  }

  @Test("is chosen by the user where several have it")
  func several() throws {
    let first = try folder.copy("CExtension", as: "First")
    let second = try folder.copy("CExtension", as: "Second")
    try expectError(
      "in several extensions: First, Second; choose one with --extension",
      "Total Activity",
      in: extensions(installed: [first, second])
    )
    var chosen = extensions(named: [second], installed: [first, second])
    #expect(try chosen.find("Total Activity").executable == second)
  }

  @Test("is the app's own before all that are installed")
  func bundled() throws {
    let own = try folder.copy("CExtension", as: "App.app/Extensions/Own")
    let other = try folder.copy("CExtension", as: "Other")
    let bundle = ExtensionFile(executable: "unused", bundlePath: folder.file("App.app"))
    #expect(bundle.bundledExtensions.map(\.executable) == [own])
    #expect(ExtensionFile(executable: own).bundledExtensions == [])
    var found = extensions(bundled: [own], installed: [other])
    #expect(try found.find("Total Activity").executable == own)
  }

  @Test("is no other where the one that the user names lacks it, or is none")
  func named() throws {
    let first = try folder.copy("CExtension", as: "First")
    try expectError(
      "no context 'Other' in First, which has: Total Activity",
      "Other",
      in: extensions(named: [first])
    )
    try expectError(
      "missing does not tell its contexts: ",
      "Other",
      in: extensions(named: [folder.file("missing")])
    )
  }

  @Test("An extension is asked once, and anew after it was built anew")
  func cached() throws {
    let cache = folder.file("cache/contexts")
    let file = ExtensionFile(executable: try folder.copy("CExtension", as: "First"))
    var first = ContextCatalogue(cachePath: cache)
    #expect(try first.contexts(of: file) == ["Total Activity"])
    #expect(try folder.mode(of: cache) == 0o600)
    // Nothing starts within a time that is over.
    var configuration = SandboxConfiguration()
    configuration.timeLimit = 0
    var second = ContextCatalogue(cachePath: cache, configuration: configuration)
    #expect(try second.contexts(of: file) == ["Total Activity"])
    _ = try folder.copy("RuntimeFixture", as: "First")
    #expect(throws: (any Error).self) { try second.contexts(of: file) }
    #expect(try first.contexts(of: file).contains("Locked"))
  }

  @Test("A cache that is damaged is as good as none")
  func damagedCache() throws {
    let cache = folder.file("contexts")
    let file = ExtensionFile(executable: try folder.copy("CExtension", as: "First"))
    let huge: [UInt8] = [0x81, 0x9B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    let damaged: [[UInt8]] = [[0xFF], huge, [0x81, 0x80]]
    for bytes in damaged {
      try Data(bytes).write(to: URL(filePath: cache))
      var catalogue = ContextCatalogue(cachePath: cache)
      #expect(try catalogue.contexts(of: file) == ["Total Activity"])
    }
  }
}
