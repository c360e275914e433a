import ExtensionBuilder
import Foundation
import Testing

/// Files that were made to cost much are read in time that grows with their length.
@Suite("Bounds of what a build reads", .timeLimit(.minutes(1)))
struct BoundTests {
  @Test("Variables without an end cost no search of the rest")
  func boundsVariables() throws {
    let folder = try Folder(["Info.plist": String(repeating: "$(", count: 100_000)])
    #expect(throws: BuildError.self) {
      try InformationFile(
        contentsOf: folder.path + "/Info.plist",
        productName: "Reports",
        moduleName: "Reports"
      )
    }
  }

  @Test("An Info.plist has the limits that the host's own reader has")
  func limitsInformation() throws {
    let long = String(repeating: " ", count: 1 << 20)
    let folder = try Folder(["Info.plist": "<plist><dict></dict></plist>" + long])
    let error = #expect(throws: BuildError.self) {
      try InformationFile(
        contentsOf: folder.path + "/Info.plist",
        productName: "Reports",
        moduleName: "Reports"
      )
    }
    #expect(error?.description.contains("more than 1 MiB") == true)
  }

  @Test("Variables are filled in, and the names and language are read")
  func readsInformation() throws {
    let list = """
      <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>$(PRODUCT_NAME:c99) 1</string>
      <key>CFBundleShortVersionString</key><string>${MARKETING_VERSION}</string>
      <key>CFBundleDevelopmentRegion</key><string>de</string>
      </dict></plist>
      """
    let folder = try Folder(["Info.plist": list])
    let information = try InformationFile(
      contentsOf: folder.path + "/Info.plist",
      productName: "Reports",
      moduleName: "Reports"
    )
    #expect(information.displayName == "Reports 1")
    #expect(information.version == "1.0")
    #expect(information.developmentLanguage == "de")
  }

  @Test("Links in a catalog that lead back are followed once")
  func endsLinks() throws {
    let folder = try Folder(["A.xcassets/Red.imageset/Contents.json": "{}"])
    let catalog = folder.path + "/A.xcassets"
    for name in ["one", "two"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(catalog)/\(name)",
        withDestinationPath: "."
      )
    }
    var catalogs = AssetCatalogs()
    try catalogs.add(catalog: catalog)
    #expect(catalogs.images == ["Red"])
  }

  @Test("Words that declare nothing cost no search of the rest")
  func boundsDeclarations() {
    let words = String(repeating: "extension Color struct ", count: 20_000)
    var names = DeclaredNames()
    names.add(source: words)
    #expect(names.reportExtensions == [])
    var members = DeclaredMembers()
    members.add(source: words)
    members.add(source: String(repeating: "extension Color { ", count: 20_000))
    #expect(members.colors == [])
  }

  @Test("A name with a control character is refused, where it is that of a source")
  func refusesControlCharacters() throws {
    let folder = try Folder(["A.swift": "", "Icon\r": ""])
    #expect(try ExtensionSources([folder.path]).swiftFiles.count == 1)
    try folder.write("", to: "B\nerror: made up.swift")
    let error = #expect(throws: BuildError.self) { try ExtensionSources([folder.path]) }
    #expect(
      error?.description.contains("\\nerror: made up.swift\": a control character") == true
    )
  }
}
