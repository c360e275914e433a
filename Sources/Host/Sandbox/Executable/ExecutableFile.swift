internal import CSandbox
package import ELF
internal import Glibc

/// An executable that passed the checks of its tier, held open.
///
/// What was checked is what runs: the sandbox executes this descriptor and never looks the path
/// up again. Should the file be rewritten in between, the sandbox itself still holds, since none
/// of its layers depends on what the file contains.
package final class ExecutableFile {
  package let path: String
  package let tier: SandboxTier
  /// The headers; of a script, its interpreter's.
  package let elf: ELFFile
  /// What the sandbox executes: the file or, of a script, its interpreter.
  let descriptor: Int32
  let arguments: [String]
  let shown: ShownPaths
  /// Folders for `LD_LIBRARY_PATH`.
  let librarySearchPath: [String]

  /// Opens and checks a file.
  package init(path: String, tier: SandboxTier = .strict) throws(ExecutableError) {
    let opened = try Self.open(path, tier)
    do throws(ExecutableError) {
      let surroundings = try Self.surroundings(of: opened, path: path, tier)
      (shown, librarySearchPath) = (surroundings.shown, surroundings.searchPath)
    } catch {
      close(opened.descriptor)
      throw error
    }
    self.path = path
    self.tier = tier
    elf = opened.elf
    descriptor = opened.descriptor
    arguments = opened.arguments
  }

  /// A file ready to execute.
  private struct Opened {
    var descriptor: Int32
    var elf: ELFFile
    var arguments = ["extension"]
    /// The script that it is to run.
    var script: String?
  }

  /// Where a script is inside the sandbox.
  private static let scriptPath = "/extension/script"

  private static func open(_ path: String, _ tier: SandboxTier) throws(ExecutableError) -> Opened {
    let descriptor = try openRegularFile(path)
    do throws(ExecutableError) {
      try checkPermissions(descriptor, path: path)
      let start = read(descriptor, offset: 0, count: Script.lineLimit)
      guard tier == .dynamic, start.starts(with: [0x23, 0x21]) else {
        return Opened(descriptor: descriptor, elf: try readELF(descriptor, path: path, tier))
      }
      guard let script = Script(start) else {
        throw ExecutableError(path: path, problem: .interpreterLine)
      }
      let opened = try openInterpreter(script, path: path)
      close(descriptor)
      return opened
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func openInterpreter(
    _ script: Script,
    path: String
  ) throws(ExecutableError) -> Opened {
    let descriptor = try openRegularFile(script.interpreter)
    do throws(ExecutableError) {
      try checkPermissions(descriptor, path: script.interpreter)
      return Opened(
        descriptor: descriptor,
        elf: try readELF(descriptor, path: script.interpreter, .dynamic),
        arguments: [script.interpreter] + (script.argument.map { [$0] } ?? []) + [scriptPath],
        script: path
      )
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func surroundings(
    of opened: Opened,
    path: String,
    _ tier: SandboxTier
  ) throws(ExecutableError) -> (shown: ShownPaths, searchPath: [String]) {
    guard tier == .dynamic else { return (.strict(), []) }
    let section: ELFDynamicSection
    do {
      section = try ELFDynamicSection(of: opened.elf)
    } catch {
      throw ExecutableError(path: path, problem: .elf(error))
    }
    let folders = try LibraryFolders(
      for: section,
      path: path,
      withSharedData: opened.script != nil
    )
    var shown = folders.shown
    if let script = opened.script {
      shown.places.append(.init(path: scriptPath, source: resolvedPath(script), isFile: true))
    }
    return (shown, folders.searchPath)
  }

  deinit {
    close(descriptor)
  }

  /// Looks before it opens: opening a FIFO would wait, and opening a device can have effects.
  private static func openRegularFile(_ path: String) throws(ExecutableError) -> Int32 {
    guard !path.utf8.contains(0) else { throw ExecutableError(path: path, problem: .notFound) }
    let location = rh_open_location(path)
    guard location >= 0 else { throw openError(path, errno) }
    defer { close(location) }
    var status = stat()
    guard fstat(location, &status) == 0 else { throw openError(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      throw ExecutableError(path: path, problem: isDirectory ? .directory : .notRegularFile)
    }
    let descriptor = Glibc.open("/proc/self/fd/\(location)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw openError(path, errno) }
    return descriptor
  }

  private static func openError(_ path: String, _ code: Int32) -> ExecutableError {
    let problem: ExecutableError.Problem =
      switch code {
      case ENOENT, ENOTDIR: .notFound
      case EACCES, EPERM: .notReadable
      default: .cannotOpen(code)
      }
    return ExecutableError(path: path, problem: problem)
  }

  private static func checkPermissions(
    _ descriptor: Int32,
    path: String
  ) throws(ExecutableError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw openError(path, errno) }
    if status.st_mode & S_ISUID != 0 { throw ExecutableError(path: path, problem: .setuid) }
    if status.st_mode & S_ISGID != 0 { throw ExecutableError(path: path, problem: .setgid) }
    if rh_file_capabilities(descriptor) != 0 {
      throw ExecutableError(path: path, problem: .fileCapabilities)
    }
    // A run bit that counts for this user, asked of the descriptor and not of the path.
    guard faccessat(AT_FDCWD, "/proc/self/fd/\(descriptor)", X_OK, AT_EACCESS) == 0 else {
      throw ExecutableError(path: path, problem: .notExecutable)
    }
  }

  private static func readELF(
    _ descriptor: Int32,
    path: String,
    _ tier: SandboxTier
  ) throws(ExecutableError) -> ELFFile {
    let elf: ELFFile
    do {
      elf = try ELFFile { offset, count in read(descriptor, offset: offset, count: count) }
    } catch .notELF {
      let isScript = read(descriptor, offset: 0, count: 2) == [0x23, 0x21]
      throw ExecutableError(path: path, problem: isScript ? .script : .elf(.notELF))
    } catch {
      throw ExecutableError(path: path, problem: .elf(error))
    }
    guard elf.machine == .current else {
      throw ExecutableError(path: path, problem: .otherMachine(elf.machine))
    }
    guard elf.type == .executable || elf.type == .shared else {
      throw ExecutableError(path: path, problem: .notProgram)
    }
    guard !elf.hasInterpreter || tier == .dynamic else {
      throw ExecutableError(path: path, problem: .dynamic)
    }
    return elf
  }

  private static func read(_ descriptor: Int32, offset: UInt64, count: Int) -> [UInt8] {
    guard let position = off_t(exactly: offset), count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let (next, overflow) = position.addingReportingOverflow(filled)
        let part = overflow ? 0 : pread(descriptor, base + filled, count - filled, next)
        if part <= 0 { break }
        filled += part
      }
    }
  }
}
