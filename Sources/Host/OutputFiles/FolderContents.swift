internal import Glibc

/// What a folder holds, for deciding whether all of it is ours to remove.
struct FolderContents {
  /// The names in it, without those of itself and its parent.
  let names: Set<String>

  /// Nil where it cannot be read.
  init?(of path: String) {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: Set<String> = []
    errno = 0
    while let entry = readdir(folder) {
      // A name that is not UTF-8 becomes another one, which nobody has listed.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.insert(name) }
    }
    guard errno == 0 else { return nil }
    self.names = names
  }
}
