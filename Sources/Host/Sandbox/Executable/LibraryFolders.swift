internal import ELF
internal import Glibc

/// Which folders of the machine a dynamically linked executable is shown.
///
/// An executable names folders itself, so what it names is shown only if it is public anyway:
/// a folder of the system that belongs to root, that everybody may read and nobody else may write.
/// Beside the executable only the libraries that it needs are shown, one by one.
struct LibraryFolders {
  private(set) var shown = ShownPaths()
  /// Folders for `LD_LIBRARY_PATH`: a process without a path of its own has no `$ORIGIN`.
  private(set) var searchPath: [String] = []

  private static let systemFolders = ["/usr/", "/opt/"]
  private static let standard = ["/usr/lib", "/usr/lib64", "/usr/libx32", "/usr/lib32"]
  private static let roots = ["/lib", "/lib64", "/bin"]

  /// - Parameters:
  ///   - path: The executable's, for `$ORIGIN`.
  ///   - withSharedData: Whether /usr/share is shown too, where interpreters keep their modules.
  init(
    for section: ELFDynamicSection,
    path: String,
    withSharedData: Bool
  ) throws(ExecutableError) {
    for folder in Self.standard + (withSharedData ? ["/usr/share"] : []) {
      if Self.isPublicFolder(folder) { show(folder) }
    }
    for root in Self.roots { showRoot(root) }
    for entry in section.runPaths { try add(entry, of: section, path: path) }
    if !withSharedData { shown.places += ShownPaths.zoneinfo().places }
  }

  /// On most systems the folders of the root are links into /usr.
  private mutating func showRoot(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFLNK {
      if path != "/bin" { shown.links.append(.init(path: path, target: "usr" + path)) }
    } else if path != "/bin", Self.isPublicFolder(path) {
      show(path)
    }
  }

  private mutating func add(
    _ entry: String,
    of section: ELFDynamicSection,
    path: String
  ) throws(ExecutableError) {
    guard entry.hasPrefix("$ORIGIN") || entry.hasPrefix("${ORIGIN}") else {
      let folder = resolvedPath(entry)
      guard let folder else { return }
      guard Self.isPublicFolder(folder) else {
        throw ExecutableError(path: path, problem: .privateLibraryFolder(entry))
      }
      return show(folder)
    }
    let origin =
      resolvedPath(path)?.split(separator: "/").dropLast().map { "/" + $0 }.joined() ?? ""
    let rest = entry.hasPrefix("$ORIGIN") ? entry.dropFirst(7) : entry.dropFirst(9)
    guard let folder = resolvedPath(origin + rest) else { return }
    showLibraries(section.needed, in: folder)
  }

  private mutating func showLibraries(_ names: [String], in folder: String) {
    for name in names.prefix(64) where !name.contains("/") && name.contains(".so") {
      let library = folder + "/" + name
      var status = stat()
      guard lstat(library, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      guard !isShown(library) else { continue }
      shown.places.append(.init(path: library, isFile: true, isExecutable: true))
      if !searchPath.contains(folder) { searchPath.append(folder) }
    }
  }

  private mutating func show(_ folder: String) {
    guard !isShown(folder) else { return }
    shown.places.append(.init(path: folder, isExecutable: true))
  }

  /// Whether a path lies in what is shown already.
  private func isShown(_ path: String) -> Bool {
    shown.places.contains { path == $0.path || path.hasPrefix($0.path + "/") }
  }

  private static func isPublicFolder(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    let isSystem = systemFolders.contains { (path + "/").hasPrefix($0) } || roots.contains(path)
    // Readable and searchable by all, writable by root alone.
    let isOpen = status.st_mode & 0o005 == 0o005 && status.st_mode & 0o022 == 0
    return isSystem && isOpen && status.st_uid == 0
  }
}

/// A path without links, if there is anything at it.
func resolvedPath(_ path: String) -> String? {
  guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
