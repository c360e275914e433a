internal import Glibc

/// A folder in which an executable looks for libraries.
struct LibraryFolder {
  /// Without links.
  let path: String
  /// Whether it is the executable's own, and not one of the system.
  let isOwn: Bool

  /// The library of a name, if the folder has one that may be shown.
  ///
  /// A link has to stay inside the folder. What a folder of the system has is shown only if
  /// everybody can read it anyway.
  func library(_ name: String) -> SharedLibrary? {
    guard !name.contains("/"), let resolved = resolvedPath(path + "/" + name),
      resolved.hasPrefix(path + "/"), let library = SharedLibrary(at: resolved)
    else { return nil }
    guard !isOwn else { return library }
    let folder = resolved.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return library.isReadableByAll && Self.isPublic(folder) ? library : nil
  }

  /// Whether a folder below /usr or /opt, and all those above it, are open to everybody and
  /// written by root alone.
  static func isPublic(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    guard let first = names.first, first == "usr" || first == "opt" else { return false }
    return names.indices.allSatisfy { index in
      isOpen(names[...index].map { "/" + $0 }.joined())
    }
  }

  /// Whether it is a folder of root's that everybody may list and enter, and only root write.
  static func isOpen(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    guard status.st_mode & 0o005 == 0o005, status.st_mode & 0o022 == 0 else { return false }
    return status.st_uid == 0 || status.st_uid == ownerOfRoot
  }

  /// Who the root folder belongs to: root, or whoever stands for root where a user namespace does
  /// not map it (user_namespaces(7), "overflow user ID").
  private static let ownerOfRoot: uid_t? = {
    var status = stat()
    return lstat("/", &status) == 0 ? status.st_uid : nil
  }()
}
