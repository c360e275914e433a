internal import ResourceFormat

/// The resources among an extension's files, read.
struct ExtensionResourceFiles: Sendable {
  private(set) var catalogs = AssetCatalogs()
  private(set) var information = InformationFile()
  private(set) var bundle = ResourceBundle()

  /// The entries of tables by language and name; several files may add to one.
  private var tables: [TableID: [String: LocalizedFormat]] = [:]

  private struct TableID: Hashable {
    let language: String
    let name: String
  }

  /// Reads them all.
  ///
  /// - Throws: ``BuildError`` naming a file that makes no sense.
  init(
    _ sources: ExtensionSources,
    productName: String,
    moduleName: String
  ) throws(BuildError) {
    if let path = InformationFile.best(of: sources.informationFiles) {
      information = try InformationFile(
        contentsOf: path,
        productName: productName,
        moduleName: moduleName
      )
      bundle.information = information.bytes
      if let language = information.developmentLanguage { bundle.developmentLanguage = language }
    }
    for catalog in sources.assetCatalogs { try catalogs.add(catalog: catalog) }
    bundle.colors = catalogs.colors
    bundle.images = catalogs.images.sorted()
    for path in sources.stringsFiles {
      try Interruption.check()
      do {
        try add(stringsFile: path)
      } catch {
        throw BuildError("\(path): \(error)")
      }
    }
    let sorted = tables.sorted { ($0.key.language, $0.key.name) < ($1.key.language, $1.key.name) }
    bundle.tables = sorted.map { id, entries in
      ResourceBundle.StringTable(language: id.language, name: id.name, entries: entries)
    }
  }

  private mutating func add(stringsFile path: String) throws(ResourceError) {
    guard let bytes = FileSystem.bytes(of: path) else {
      throw ResourceError("cannot be read, or has more than \(FileSystem.sizeLimit >> 20) MiB")
    }
    let name = FileSystem.baseName(path)
    if path.hasSuffix(".xcstrings") {
      let catalog = try StringCatalog(bytes)
      if information.developmentLanguage == nil { bundle.developmentLanguage = catalog.source }
      for (language, entries) in catalog.languages { add(entries, to: name, in: language) }
    } else if path.hasSuffix(".stringsdict") {
      add(try StringsDictionary.entries(of: bytes), to: name, in: Self.language(of: path))
    } else {
      guard let text = FileSystem.text(in: bytes) else {
        throw ResourceError("neither UTF-8 nor UTF-16 text")
      }
      let entries = try StringsFile.entries(of: text).mapValues { LocalizedFormat($0) }
      add(entries, to: name, in: Self.language(of: path))
    }
  }

  /// The earlier of two files wins, but a plural form beats a plain one, as in a bundle.
  private mutating func add(
    _ entries: [String: LocalizedFormat],
    to name: String,
    in language: String
  ) {
    tables[TableID(language: language, name: name), default: [:]].merge(entries) { old, new in
      old.plurals.isEmpty && !new.plurals.isEmpty ? new : old
    }
  }

  /// The language of a file in a folder such as `de.lproj`.
  private static func language(of path: String) -> String {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    guard folder.hasSuffix(".lproj") else { return "Base" }
    return folder.dropLast(6).split(separator: "_").joined(separator: "-")
  }
}
