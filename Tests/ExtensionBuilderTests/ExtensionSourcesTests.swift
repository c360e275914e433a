import ExtensionBuilder
import Testing

@Suite("Files of an extension")
struct ExtensionSourcesTests {
  @Test("Folders are searched, except what no target compiles")
  func searchesFolders() throws {
    let folder = try Folder([
      "Report.swift": "", "Views/Total.swift": "", "Views/.hidden/No.swift": "",
      ".build/No.swift": "", "DerivedData/No.swift": "", "Pods/No.swift": "",
      "ReportTests/No.swift": "", "App.xcodeproj/No.swift": "", "Package.swift": "",
      "Preview Content/Preview.xcassets/Contents.json": "{}",
      "Assets.xcassets/Contents.json": "{}", "Info.plist": "", "de.lproj/Localizable.strings": "",
    ])
    let sources = try ExtensionSources([folder.path])
    #expect(folder.names(sources.swiftFiles) == ["Report.swift", "Views/Total.swift"])
    #expect(folder.names(sources.assetCatalogs) == ["Assets.xcassets"])
    #expect(folder.names(sources.informationFiles) == ["Info.plist"])
    #expect(folder.names(sources.stringsFiles) == ["de.lproj/Localizable.strings"])
  }

  @Test("A file that is named by itself and by its folder is compiled once")
  func takesFilesOnce() throws {
    let folder = try Folder(["A.swift": "", "B.swift": ""])
    let sources = try ExtensionSources([folder.path + "/B.swift", folder.path + "/"])
    #expect(folder.names(sources.swiftFiles) == ["B.swift", "A.swift"])
  }

  @Test("What is not there, has no Swift files or is another kind of file is refused")
  func refusesOthers() throws {
    let folder = try Folder(["A.txt": ""])
    #expect(throws: BuildError.self) { try ExtensionSources([folder.path + "/none"]) }
    #expect(throws: BuildError.self) { try ExtensionSources([folder.path]) }
    #expect(throws: BuildError.self) { try ExtensionSources([folder.path + "/A.txt"]) }
  }
}
