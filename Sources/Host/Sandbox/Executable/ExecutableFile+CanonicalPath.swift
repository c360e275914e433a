internal import Glibc

extension ExecutableFile {
  /// The path without links, by which the host knows an extension again.
  ///
  /// It has to lead to the very file that was checked, or else a link that is changed in between
  /// would lend one file the name of another.
  ///
  /// - Throws: ``ExecutableError`` where it does not, or is not UTF-8: with its bad bytes replaced it
  ///   could be the path of another file.
  package func canonicalPath() throws(ExecutableError) -> String {
    guard let real = realpath(path, nil) else {
      throw ExecutableError(path: path, problem: .cannotOpen(errno))
    }
    defer { free(real) }
    var status = stat()
    guard stat(real, &status) == 0, FileIdentity(status) == identity else {
      throw ExecutableError(path: path, problem: .replaced)
    }
    guard let canonical = String(validatingCString: real) else {
      throw ExecutableError(path: path, problem: .pathNotText)
    }
    return canonical
  }
}
