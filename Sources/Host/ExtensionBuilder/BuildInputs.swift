internal import ResourceFormat

/// What the compiler is given, made ready in a workspace.
struct BuildInputs: Sendable {
  let moduleName: String
  /// The author's files and those that were made, as the compiler is to name them.
  private(set) var swiftFiles: [String] = []
  /// What the author's files declare.
  private(set) var declared = DeclaredNames()
  /// Whether a file is a script, whose statements are the program.
  let isScript: Bool
  /// The folder with the interfaces of the SDK's modules, and of no others.
  let modulesFolder: String
  let workspacePath: String

  var assemblyPath: String { workspacePath + "/resources.s" }
  var resourceObjectPath: String { workspacePath + "/resources.o" }

  init(
    _ sources: ExtensionSources,
    options: ExtensionBuild.Options,
    sdk: SDK,
    workspace: Workspace
  ) throws(BuildError) {
    moduleName = Self.moduleName(for: options.name)
    workspacePath = workspace.path
    modulesFolder = try Self.linkModules(of: sdk, in: workspace)
    var members = DeclaredMembers()
    var texts: [(path: String, text: String)] = []
    for path in sources.swiftFiles {
      try Interruption.check()
      guard let text = FileSystem.text(of: path) else {
        throw BuildError(
          "\(path): cannot be read as UTF-8 text, or has more than \(FileSystem.sizeLimit >> 20) MiB"
        )
      }
      texts.append((path, text))
      declared.add(source: text)
      members.add(source: text)
    }
    let hasScript = texts.contains { FileSystem.lastComponent($0.path) == "main.swift" }
    isScript = hasScript && !declared.hasMain
    swiftFiles = try Self.compilable(texts, in: workspace)
    let resources = try ExtensionResourceFiles(
      sources,
      productName: options.name,
      moduleName: moduleName
    )
    if let symbols = AssetSymbolSource.text(for: resources.catalogs, declared: members) {
      let path = workspace.file("GeneratedAssetSymbols.swift")
      try FileSystem.write(Array(symbols.utf8), to: path)
      swiftFiles.append(path)
    }
    if !declared.hasMain, !isScript, declared.apps.isEmpty, declared.reportExtensions.count == 1 {
      let path = workspace.file("GeneratedMain.swift")
      try FileSystem.write(Array(Self.entryPoint(declared.reportExtensions[0]).utf8), to: path)
      swiftFiles.append(path)
    }
    try FileSystem.write(resources.bundle.bytes, to: workspace.file("resources.bin"))
    let assembly = ResourceAssembly.text(
      blockPath: workspace.file("resources.bin"),
      information: resources.information
    )
    try FileSystem.write(Array(assembly.utf8), to: workspace.file("resources.s"))
  }

  /// What starts an extension without @main, as Xcode's linker option for extensions does.
  private static func entryPoint(_ type: String) -> String {
    """
    import DeviceActivity
    @main
    enum _ReportExtensionMain {
      @MainActor static func main() { \(type).main() }
    }

    """
  }

  /// What the files that are made are called.
  private static let reservedNames: Set<String> = [
    "GeneratedAssetSymbols.swift", "GeneratedMain.swift",
  ]

  /// A name like another that no file has.
  private static func freeName(_ name: String, _ taken: inout Set<String>) -> String {
    var number = 2
    while !taken.insert("\(number)-\(name)").inserted { number += 1 }
    return "\(number)-\(name)"
  }

  /// Files as the compiler is to read them.
  ///
  /// It takes no two files of one name, as folders of one target may hold, and some files are changed or
  /// have paths that would not arrive: these are given as copies that say where they come from.
  private static func compilable(
    _ files: [(path: String, text: String)],
    in workspace: Workspace
  ) throws(BuildError) -> [String] {
    var seen = reservedNames
    var taken = seen.union(files.map { FileSystem.lastComponent($0.path) })
    var paths: [String] = []
    for file in files {
      try Interruption.check()
      let name = FileSystem.lastComponent(file.path)
      let imports = ImportRewriter.rewritten(file.text)
      let changed = PlatformConditions.rewritten(imports ?? file.text) ?? imports
      let isFirst = seen.insert(name).inserted
      let isPlain = isPlainPath(file.path)
      guard changed != nil || !isFirst || !isPlain else {
        paths.append(file.path)
        continue
      }
      let copy = workspace.file(
        isPlain && isFirst ? name : freeName(isPlain ? name : "Source.swift", &taken)
      )
      let place = "#sourceLocation(file: \(file.path.quoted), line: 1)\n"
      try FileSystem.write(Array((place + (changed ?? file.text)).utf8), to: copy)
      paths.append(copy)
    }
    return paths
  }

  /// Whether the compiler's driver hands a path on as it is.
  ///
  /// It shortens "./@x/a.swift" to "@x/a.swift", which its frontend takes for a file of options, as it
  /// takes "-x.swift" for one: a folder of sources could so have code of its own loaded into the
  /// compiler. Lists of files that it writes are told apart by line ends.
  static func isPlainPath(_ path: String) -> Bool {
    let isMistaken =
      !path.hasPrefix("/")
      && path.utf8.split(separator: UInt8(ascii: "/")).contains {
        $0.first == UInt8(ascii: "-") || $0.first == UInt8(ascii: "@")
      }
    return !isMistaken && !path.utf8.contains { $0 < 0x20 || $0 == 0x7F }
  }

  private static func linkModules(
    of sdk: SDK,
    in workspace: Workspace
  ) throws(BuildError) -> String {
    try workspace.makeFolder("modules")
    var map = ""
    for module in SDK.modules {
      if let interface = sdk.interface(of: module) {
        try workspace.link(interface, as: "modules/\(module).swiftmodule")
      } else {
        // The frameworks' interfaces mention modules in C, of which authors use nothing.
        map += "module \(module) {}\n"
      }
    }
    try FileSystem.write(Array(map.utf8), to: workspace.file("modules/module.modulemap"))
    return workspace.file("modules")
  }

  /// A module's name from an extension's: what cannot stand in one becomes an underscore.
  static func moduleName(for name: String) -> String {
    let allowed = name.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": Character(scalar)
      default: "_"
      }
    }
    var module = String(allowed)
    if module.first?.isNumber ?? true { module = "_" + module }
    let isTaken =
      SDK.modules.contains(module) || AppleModules.names.contains(module)
      || ["Swift", "Foundation", "Glibc", "main"].contains(module)
    return isTaken ? module + "_" : module
  }
}
