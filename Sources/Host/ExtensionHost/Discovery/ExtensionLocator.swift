import ELF
import Glibc
import OutputFiles
import Sandbox
import Suggestions

/// Finds extensions and apps by name or path.
///
/// A name is looked up in `$REPORT_HOST_PATH`, the folder that the host itself was started from,
/// `$XDG_DATA_HOME/report-host/extensions` and `<prefix>/lib/report-host/extensions`, in this order.
package struct ExtensionLocator: Sendable {
  /// The folders to search, in order, without duplicates.
  package let directories: [String]

  package init(directories: [String]) {
    var seen: Set<String> = []
    self.directories = directories.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The search order of a host.
  ///
  /// - Parameters:
  ///   - environment: The host's environment variables.
  ///   - hostPath: The path of the host's own executable; nil where it is not known.
  package init(environment: [String: String], hostPath: String?) {
    var directories = (environment["REPORT_HOST_PATH"] ?? "").split(separator: ":").map(String.init)
    let shipped = Self.directories(besideHost: hostPath)
    directories += shipped.prefix(1)
    if let data = UserFolder.data.path({ environment[$0] }) {
      directories.append(data + "/extensions")
    }
    self.init(directories: directories + shipped.dropFirst())
  }

  /// The places of what is shipped with a host, which no variable and no user's folder changes.
  package init(besideHost hostPath: String) {
    self.init(directories: Self.directories(besideHost: hostPath))
  }

  /// The folder of the host's executable and, where that is `<prefix>/bin`, the prefix's own.
  private static func directories(besideHost hostPath: String?) -> [String] {
    guard let hostPath, let slash = hostPath.lastIndex(of: "/") else { return [] }
    let folder = String(hostPath[..<slash])
    guard folder.hasSuffix("/bin") else { return [folder] }
    return [folder, folder.dropLast(4) + "/lib/report-host/extensions"]
  }

  /// Why there is nothing to run under a name.
  package enum LocateError: Error, Hashable, Sendable, CustomStringConvertible {
    case noFile(path: String)
    case notFound(name: String, ProgramKind, near: [String], searched: [String])
    case bundle(path: String, reason: String)

    package var description: String {
      switch self {
      case .noFile(let path):
        return "no such file: \(path)"
      case .notFound(let name, let kind, let near, let searched):
        let hint = near.first.map { "; did you mean '\($0)'?" } ?? "."
        let noun = kind == .app ? "app" : "extension"
        return "no \(noun) '\(name)'\(hint) Searched: \(searched.joined(separator: ", ")). "
          + "Give a path, or set REPORT_HOST_PATH"
      case .bundle(let path, let reason):
        return "\(path): \(reason)"
      }
    }
  }

  /// Finds the file of an extension or app.
  ///
  /// - Parameters:
  ///   - name: A name to search for, or a path where it has a slash. A folder is taken as a bundle:
  ///     its Info.plist names the executable in it.
  ///   - kind: What is meant, for suggestions; what is found may be another.
  /// - Throws: ``LocateError`` when there is no such file.
  package func locate(
    _ name: String,
    as kind: ProgramKind = .reportExtension
  ) throws(LocateError) -> ExtensionFile {
    if name.contains("/") {
      guard let file = try Self.file(at: name) else { throw .noFile(path: name) }
      return file
    }
    for directory in directories {
      for candidate in ["\(name)", "\(name).appex", "\(name).app"] {
        if !name.isEmpty, let file = try Self.file(at: "\(directory)/\(candidate)") { return file }
      }
    }
    let near = Suggestions.near(name, in: all(kind).map(\.name), limit: 1)
    throw .notFound(name: name, kind, near: near, searched: directories)
  }

  /// All files in the search folders that identify themselves as extensions, by folder and name.
  ///
  /// A name that stands in an earlier folder hides the later ones, as in ``locate(_:as:)``.
  ///
  /// - Parameter kind: Which programs; extensions by default.
  package func all(_ kind: ProgramKind = .reportExtension) -> [ExtensionFile] {
    programs().filter { $0.kind == kind }.map(\.file)
  }

  /// All extensions and apps in the search folders, by folder and name.
  package func programs() -> [(file: ExtensionFile, kind: ProgramKind)] {
    var seen: Set<String> = []
    var files: [(file: ExtensionFile, kind: ProgramKind)] = []
    for directory in directories {
      for entry in folderEntries(of: directory).sorted() {
        guard let file = try? Self.file(at: "\(directory)/\(entry)"), !seen.contains(file.name),
          let kind = file.kind
        else { continue }
        seen.insert(file.name)
        files.append((file, kind))
      }
    }
    return files
  }

  private static func file(at path: String) throws(LocateError) -> ExtensionFile? {
    switch fileType(of: path) {
    case nil: nil
    case S_IFDIR: try bundle(at: path)
    default: ExtensionFile(executable: path, informationPath: sidecar(of: path))
    }
  }

  /// The Info.plist that belongs to a single executable: `<executable>.plist` beside it.
  private static func sidecar(of path: String) -> String? {
    let sidecar = path + ".plist"
    return fileType(of: sidecar) == S_IFREG ? sidecar : nil
  }

  private static func bundle(at path: String) throws(LocateError) -> ExtensionFile? {
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let information = folder + "/Info.plist"
    guard fileType(of: information) == S_IFREG else {
      throw .bundle(path: path, reason: "a folder without an Info.plist is no extension's or app's")
    }
    do {
      let list = try InformationPropertyList(contentsOf: information)
      guard let executable = list.executable, !executable.contains("/") else {
        throw LocateError.bundle(path: information, reason: "CFBundleExecutable names no file")
      }
      return ExtensionFile(
        executable: "\(folder)/\(executable)",
        informationPath: information,
        bundlePath: folder
      )
    } catch let error as LocateError {
      throw error
    } catch {
      throw .bundle(path: information, reason: "\(error)")
    }
  }
}
