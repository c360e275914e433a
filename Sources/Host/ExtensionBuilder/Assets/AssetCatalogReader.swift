package import ResourceFormat

/// What asset catalogs hold: colours and the names of pictures.
package struct AssetCatalogs: Hashable, Sendable {
  /// Colours by name; folders that provide a namespace are part of it, as in "Brand/Blue".
  package var colors: [String: AssetColor] = [:]
  package var images: Set<String> = []

  private static let folderLimit = 20_000

  package init() {}

  /// Adds what a catalog holds; an earlier one's names win.
  ///
  /// - Throws: ``BuildError`` for a catalog whose JSON cannot be read.
  package mutating func add(catalog path: String) throws(BuildError) {
    // Folders that wait, with the namespace they are in.
    var waiting = [(path: path, prefix: "")]
    var seen: Set<String> = []
    while let folder = waiting.popLast() {
      try Interruption.check()
      // A link may lead to where one was.
      guard let resolved = FileSystem.resolved(folder.path), seen.insert(resolved).inserted else {
        continue
      }
      guard seen.count <= Self.folderLimit else {
        throw BuildError("\(path): more than \(Self.folderLimit) folders")
      }
      for name in FileSystem.entries(of: folder.path) {
        let inner = folder.path + "/" + name
        guard FileSystem.kind(of: inner) == .folder else { continue }
        let base = folder.prefix + FileSystem.baseName(name)
        if name.hasSuffix(".colorset") {
          let contents = try Self.contents(of: inner)
          if let color = AssetColorReader.color(in: contents), colors[base] == nil {
            colors[base] = color
          }
        } else if name.hasSuffix(".imageset") || name.hasSuffix(".symbolset") {
          images.insert(base)
        } else if !name.contains(".") {
          let isNamespace = (try? Self.contents(of: inner))?["properties"]?["provides-namespace"]
          let prefix = folder.prefix + (isNamespace == .bool(true) ? name + "/" : "")
          waiting.append((inner, prefix))
        }
      }
    }
  }

  private static func contents(of folder: String) throws(BuildError) -> PropertyValue {
    let path = folder + "/Contents.json"
    guard let bytes = FileSystem.bytes(of: path, limit: 1 << 20) else {
      throw BuildError("cannot read \(path)")
    }
    do {
      return try JSONParser.value(of: bytes)
    } catch {
      throw BuildError("\(path): \(error)")
    }
  }
}
