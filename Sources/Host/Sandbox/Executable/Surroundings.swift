internal import ELF
internal import Glibc

/// What of the machine's files a dynamically linked executable is shown.
///
/// The folders where a system keeps its libraries are shown whole. An executable names further
/// folders itself, and those could be anything: of them only the libraries that it needs are shown,
/// one by one, in one folder that does not tell where they come from.
struct Surroundings {
  private(set) var shown = ShownPaths()

  /// Where libraries are inside; `nil` where none but the system's are needed.
  private(set) var libraryFolder: String?

  /// Libraries that are looked up; a large program needs about a hundred.
  static let libraryLimit = 256

  private static let ownFolder = "/extension/lib"
  private static let systemFolders = [
    "/usr/lib", "/usr/lib64", "/usr/lib32", "/usr/libx32", "/lib", "/lib64", "/lib32", "/libx32",
  ]
  private static let sharedData = "/usr/share"

  /// - Parameters:
  ///   - path: The executable's, for `$ORIGIN`.
  ///   - withSharedData: Whether /usr/share is shown too, where interpreters keep their modules.
  init(
    for section: ELFDynamicSection,
    path: String,
    withSharedData: Bool
  ) throws(ExecutableError) {
    for folder in Self.systemFolders where LibraryFolder.isOpen(folder) {
      shown.places.append(.init(path: folder, isExecutable: true))
    }
    for folder in Self.systemFolders { showLink(folder) }
    let data = withSharedData ? Self.sharedData : ZoneFiles.folder
    if LibraryFolder.isOpen(data) {
      shown.places.append(.init(path: data, isExecutable: withSharedData))
    }
    let folders = try Self.folders(of: section, path: path)
    if !folders.isEmpty { try showLibraries(section.needed, in: folders, path: path) }
  }

  /// On most systems the folders of the root are links into /usr.
  private mutating func showLink(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let target = resolvedPath(path), isShown(target)
    else { return }
    shown.links.append(.init(path: path, target: target))
  }

  /// Whether a path lies in what is shown already.
  private func isShown(_ path: String) -> Bool {
    shown.places.contains { path == $0.path || path.hasPrefix($0.path + "/") }
  }

  private static func folders(
    of section: ELFDynamicSection,
    path: String
  ) throws(ExecutableError) -> [LibraryFolder] {
    guard let executable = resolvedPath(path) else {
      throw ExecutableError(path: path, problem: .notFound)
    }
    let origin = executable.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    var folders: [LibraryFolder] = []
    for entry in section.runPaths {
      guard let folder = resolvedPath(expand(entry, origin: origin)) else { continue }
      let isOwn = isBeside(entry) && (folder == origin || folder.hasPrefix(origin + "/"))
      guard isOwn || LibraryFolder.isPublic(folder) else {
        throw ExecutableError(path: path, problem: .privateLibraryFolder(entry))
      }
      if !folders.contains(where: { $0.path == folder }) {
        folders.append(LibraryFolder(path: folder, isOwn: isOwn))
      }
    }
    return folders
  }

  private static func isBeside(_ entry: String) -> Bool {
    entry.hasPrefix("$ORIGIN") || entry.hasPrefix("${ORIGIN}")
  }

  /// A path that is neither absolute nor relative to the executable names nothing.
  private static func expand(_ entry: String, origin: String) -> String {
    if entry.hasPrefix("${ORIGIN}") { return origin + entry.dropFirst(9) }
    if entry.hasPrefix("$ORIGIN") { return origin + entry.dropFirst(7) }
    return entry.hasPrefix("/") ? entry : ""
  }

  /// Shows the libraries of these names, what those need, and so on.
  private mutating func showLibraries(
    _ needed: [String],
    in folders: [LibraryFolder],
    path: String
  ) throws(ExecutableError) {
    var names: [String] = []
    var known: Set<String> = []
    func add(_ more: [String]) {
      for name in more where known.insert(name).inserted { names.append(name) }
    }
    add(needed)
    var next = 0
    while next < names.count {
      guard names.count <= Self.libraryLimit else {
        throw ExecutableError(path: path, problem: .manyLibraries)
      }
      let name = names[next]
      next += 1
      guard let found = Self.library(name, in: folders) else { continue }
      add(found.needed)
      show(found, as: name)
    }
  }

  /// Looks once in each folder: what is there may change at any time.
  private static func library(_ name: String, in folders: [LibraryFolder]) -> SharedLibrary? {
    for folder in folders {
      if let library = folder.library(name) { return library }
    }
    return nil
  }

  private mutating func show(_ library: SharedLibrary, as name: String) {
    // The dynamic linker finds these by itself.
    guard !isShown(library.path) else { return }
    libraryFolder = Self.ownFolder
    shown.places.append(
      .init(
        path: Self.ownFolder + "/" + name,
        source: library.path,
        isFile: true,
        isExecutable: true,
        identity: library.identity
      )
    )
  }

  /// Shows a script to its interpreter.
  mutating func show(_ script: ExecutableFile.OpenedScript) throws(ExecutableError) {
    guard let source = resolvedPath(script.path) else {
      throw ExecutableError(path: script.path, problem: .notFound)
    }
    shown.places.append(
      .init(
        path: ExecutableFile.scriptPath,
        source: source,
        isFile: true,
        identity: script.identity
      )
    )
  }
}
