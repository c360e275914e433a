import ELF

/// Where an extension or app lies.
package struct ExtensionFile: Hashable, Sendable {
  /// The path of the executable.
  package let executable: String
  /// The path of the property list that describes it; nil where there is none.
  package let informationPath: String?
  /// The folder that is its bundle; nil where it is a file by itself.
  package let bundlePath: String?

  package init(executable: String, informationPath: String? = nil, bundlePath: String? = nil) {
    self.executable = executable
    self.informationPath = informationPath
    self.bundlePath = bundlePath
  }

  /// The executable's file name, without the ending that a file may share with Apple's bundles.
  package var name: String {
    let last = executable.split(separator: "/").last.map(String.init) ?? executable
    for ending in [".appex", ".app"] where last.hasSuffix(ending) && last.count > ending.count {
      return String(last.dropLast(ending.count))
    }
    return last
  }

  /// What it says it is; nil for what is not run here, or cannot be read.
  package var kind: ProgramKind? {
    guard let elf = try? ELFFile(contentsOf: executable) else { return nil }
    return try? ExtensionIdentity(of: elf, informationPath: informationPath).kind
  }

  /// The extensions that an app's bundle brings along.
  ///
  /// Apple keeps those of ExtensionKit in the bundle's folder Extensions and older ones in PlugIns.
  package var bundledExtensions: [ExtensionFile] {
    guard let bundlePath else { return [] }
    let folders = ["Extensions", "PlugIns"].map { "\(bundlePath)/\($0)" }
    return ExtensionLocator(directories: folders).all()
  }
}
