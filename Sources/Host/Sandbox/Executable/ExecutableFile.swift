internal import CSandbox
package import ELF
internal import Glibc

/// An executable that passed the checks of its tier, held open.
///
/// What was checked is what runs: the sandbox executes this descriptor and never looks the path
/// up again. Should the file be rewritten in between, the sandbox itself still holds, since none
/// of its layers depends on what the file contains.
package final class ExecutableFile: Sendable {
  package let path: String
  package let tier: SandboxTier
  /// The headers; of a script, its interpreter's.
  package let elf: ELFFile
  /// What the sandbox executes: the file or, of a script, its interpreter.
  let descriptor: Int32
  /// Which file the path led to.
  let identity: FileIdentity
  let arguments: [String]
  let shown: ShownPaths
  /// The folder for `LD_LIBRARY_PATH`: a process without a path of its own has no `$ORIGIN`.
  let libraryFolder: String?

  /// Opens and checks a file.
  package init(path: String, tier: SandboxTier = .strict) throws(ExecutableError) {
    let opened = try Self.open(path, tier)
    do throws(ExecutableError) {
      let surroundings = try Self.surroundings(of: opened, path: path, tier)
      (shown, libraryFolder) = surroundings
    } catch {
      close(opened.descriptor)
      throw error
    }
    self.path = path
    self.tier = tier
    elf = opened.elf
    descriptor = opened.descriptor
    identity = opened.identity
    arguments = opened.arguments
  }

  /// A file ready to execute.
  private struct Opened {
    var descriptor: Int32
    /// The file at the path; of a script, not its interpreter.
    var identity: FileIdentity
    var elf: ELFFile
    var arguments = ["extension"]
    /// Of a script, the path of what runs it.
    var interpreter: String?
    /// The script that it is to run.
    var script: OpenedScript?
  }

  /// A script that was checked.
  struct OpenedScript {
    let path: String
    let identity: FileIdentity
  }

  /// Where a script is inside the sandbox.
  static let scriptPath = "/extension/script"

  private static func open(_ path: String, _ tier: SandboxTier) throws(ExecutableError) -> Opened {
    let descriptor = try openRegularFile(path)
    do throws(ExecutableError) {
      try checkPermissions(descriptor, path: path)
      guard let identity = FileIdentity(of: descriptor) else { throw openError(path, errno) }
      let start = readBytes(descriptor, offset: 0, count: Script.lineLimit)
      guard tier == .dynamic, start.starts(with: [0x23, 0x21]) else {
        let elf = try readELF(descriptor, path: path, tier)
        return Opened(descriptor: descriptor, identity: identity, elf: elf)
      }
      guard let script = Script(start) else {
        throw ExecutableError(path: path, problem: .interpreterLine)
      }
      var opened = try openInterpreter(script, identity)
      opened.script = OpenedScript(path: path, identity: identity)
      close(descriptor)
      return opened
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func openInterpreter(
    _ script: Script,
    _ identity: FileIdentity
  ) throws(ExecutableError) -> Opened {
    let descriptor = try openRegularFile(script.interpreter)
    do throws(ExecutableError) {
      try checkPermissions(descriptor, path: script.interpreter)
      return Opened(
        descriptor: descriptor,
        identity: identity,
        elf: try readELF(descriptor, path: script.interpreter, .dynamic),
        arguments: [script.interpreter] + (script.argument.map { [$0] } ?? []) + [scriptPath],
        interpreter: script.interpreter
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
  ) throws(ExecutableError) -> (shown: ShownPaths, libraryFolder: String?) {
    guard tier == .dynamic else { return (ShownPaths(), nil) }
    let section: ELFDynamicSection
    do {
      section = try ELFDynamicSection(of: opened.elf)
    } catch {
      throw ExecutableError(path: path, problem: .elf(error))
    }
    var surroundings = try Surroundings(
      for: section,
      path: opened.interpreter ?? path,
      withSharedData: opened.script != nil
    )
    if let script = opened.script { try surroundings.show(script) }
    return (surroundings.shown, surroundings.libraryFolder)
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
      elf = try ELFFile { offset, count in readBytes(descriptor, offset: offset, count: count) }
    } catch .notELF {
      let isScript = readBytes(descriptor, offset: 0, count: 2) == [0x23, 0x21]
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
}
