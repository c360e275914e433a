internal import Glibc
internal import OutputFiles

/// The executable while it is written: beside its place, or in the workspace where a device is
/// there instead of a file.
struct BuildOutput: Sendable {
  /// Where the linker puts it.
  let path: String
  private let place: OutputPlace
  private let temporary: TemporaryFile?

  /// - Throws: ``BuildError`` where the place cannot be written to.
  init(for path: String, in workspace: Workspace) throws(BuildError) {
    do {
      place = try OutputPlace(path)
      temporary = place.isStream ? nil : try TemporaryFile(beside: place)
    } catch {
      throw BuildError(error.description, isUsage: error.isUsage)
    }
    guard !place.isStream || place.isDevice else {
      throw BuildError("cannot write \(path): it is a pipe or socket; name a file", isUsage: true)
    }
    self.path = temporary?.path ?? workspace.file("executable")
  }

  func moveIntoPlace() throws(BuildError) {
    do {
      if let temporary { try temporary.moveIntoPlace(mode: 0o777) } else { try copy() }
    } catch {
      throw BuildError(error.description)
    }
  }

  /// Writes the executable into what is in its place.
  private func copy() throws(OutputError) {
    let stream = try place.openStream()
    defer { stream.close() }
    try stream.write(FileSystem.bytes(of: path, limit: .max) ?? [])
  }

  /// Removes what was not moved.
  func remove() { if let temporary { unlink(temporary.path) } }
}
