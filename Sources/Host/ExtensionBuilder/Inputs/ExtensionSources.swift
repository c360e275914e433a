/// What the folders and files of an extension hold, by kind.
package struct ExtensionSources: Hashable, Sendable {
  /// Swift files, as the author would name them from where the build was started.
  package private(set) var swiftFiles: [String] = []
  /// Info.plist files, those nearest to a root first.
  package private(set) var informationFiles: [String] = []
  /// Folders that end in `.xcassets`.
  package private(set) var assetCatalogs: [String] = []
  /// `.strings`, `.stringsdict` and `.xcstrings` files.
  package private(set) var stringsFiles: [String] = []

  private var seen: Set<String> = []
  private static let fileLimit = 20_000
  private static let kinds = [".swift", ".plist", ".strings", ".stringsdict", ".xcstrings"]

  /// Gathers what folders and files hold.
  ///
  /// Folders are searched with all that is in them, except what no target of Xcode's compiles: hidden
  /// folders, build products, packages of others, tests and the assets of previews.
  ///
  /// - Throws: ``BuildError`` for a path that is not there, and where there is no Swift file.
  package init(_ paths: [String]) throws(BuildError) {
    for path in paths {
      let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      switch FileSystem.kind(of: path) {
      case .folder where path.hasSuffix(".xcassets"): try add(path, isFolder: true)
      case .folder: try search(path)
      case .file:
        guard Self.kinds.contains(where: path.hasSuffix) else {
          throw BuildError(
            "\(path): not a Swift file, Info.plist, catalog or folder",
            isUsage: true
          )
        }
        try add(path, isFolder: false)
      case .other: throw BuildError("\(path): neither a file nor a folder", isUsage: true)
      case nil: throw BuildError("\(path): no such file or folder", isUsage: true)
      }
    }
    guard !swiftFiles.isEmpty else {
      let places = paths.joined(separator: ", ")
      throw BuildError("no .swift files in \(places); name the extension's folder", isUsage: true)
    }
  }

  /// Goes through a folder, breadth first, so that what is nearest to the root comes first.
  private mutating func search(_ root: String) throws(BuildError) {
    var folders = [root]
    var next = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      if let resolved = FileSystem.resolved(folder), !seen.insert(resolved).inserted { continue }
      for name in FileSystem.entries(of: folder) {
        let path = folder == "." ? name : folder + (folder == "/" ? "" : "/") + name
        switch FileSystem.kind(of: path) {
        case .folder where name.hasSuffix(".xcassets"): try add(path, isFolder: true)
        case .folder: if Self.isSearched(name) { folders.append(path) }
        case .file: try add(path, isFolder: false)
        case .other, nil: break
        }
      }
      guard swiftFiles.count <= Self.fileLimit, folders.count <= Self.fileLimit else {
        throw BuildError(
          "\(root): more than \(Self.fileLimit) files or folders; name the extension's own folder",
          isUsage: true
        )
      }
    }
  }

  private static func isSearched(_ name: String) -> Bool {
    let foreign = ["DerivedData", "Pods", "Carthage", "Preview Content", "node_modules", "build"]
    let endings = [
      ".xcodeproj", ".xcworkspace", ".playground", ".docc", ".framework", ".xcframework", ".bundle",
      ".xcdatamodeld", "Tests",
    ]
    return !foreign.contains(name) && !endings.contains(where: name.hasSuffix)
  }

  private mutating func add(_ path: String, isFolder: Bool) throws(BuildError) {
    // A file may be named by itself and by its folder.
    guard let resolved = FileSystem.resolved(path), seen.insert(resolved).inserted else { return }
    let name = FileSystem.lastComponent(path)
    guard isFolder || Self.kinds.contains(where: name.hasSuffix) else { return }
    // The compiler's messages would show another file, or a line that it did not write.
    guard !path.unicodeScalars.contains(where: \.isControl) else {
      throw BuildError("\(path.quoted): a control character in the name; rename it", isUsage: true)
    }
    if isFolder {
      assetCatalogs.append(path)
    } else if name.hasSuffix(".swift") {
      // A package's manifest is not part of a program.
      if name != "Package.swift" { swiftFiles.append(path) }
    } else if name.hasSuffix(".plist") {
      if name == "Info.plist" || name.hasSuffix("-Info.plist") { informationFiles.append(path) }
    } else {
      stringsFiles.append(path)
    }
  }
}
