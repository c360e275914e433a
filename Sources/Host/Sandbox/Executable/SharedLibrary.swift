internal import CSandbox
internal import ELF
internal import Glibc

/// A library that an executable needs: a shared object for this machine, judged through one
/// descriptor.
struct SharedLibrary {
  /// Without links.
  let path: String
  let identity: FileIdentity
  /// Names of the libraries that it needs itself.
  let needed: [String]
  /// Whether everybody on the machine may read it.
  let isReadableByAll: Bool

  /// - Parameter path: Where it is, without links.
  /// - Returns: `nil` where there is no such library.
  init?(at path: String) {
    // A FIFO or a device must not even be opened, and a link is not followed to one.
    let location = rh_open_location(path)
    guard location >= 0 else { return nil }
    defer { close(location) }
    var status = stat()
    guard fstat(location, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let own = "/proc/self/fd/\(location)"
    // A folder on the way may be a link by now; the kernel knows where the file really is.
    guard resolvedPath(own) == path else { return nil }
    let descriptor = open(own, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard
      let elf = try? ELFFile(read: { readBytes(descriptor, offset: $0, count: $1) }),
      elf.type == .shared, elf.machine == .current, let section = try? ELFDynamicSection(of: elf)
    else { return nil }
    self.path = path
    identity = FileIdentity(status)
    needed = section.needed
    isReadableByAll = status.st_mode & S_IROTH != 0
  }
}
