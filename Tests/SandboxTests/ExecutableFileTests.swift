internal import ELF
internal import Glibc
internal import Sandbox
internal import Testing

@Suite("Executables")
struct ExecutableFileTests {
  /// A copy of the fixture that a test may spoil; gone with the test.
  private final class Copy {
    let folder: String
    let path: String

    init(_ contents: [UInt8]? = nil, mode: mode_t = 0o755) throws {
      var template = Array("/tmp/report-host-tests.XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
      try #require(mkdtemp(&template) != nil)
      let bytes = template.dropLast().map { UInt8(bitPattern: $0) }
      folder = String(decoding: bytes, as: UTF8.self)
      path = folder + "/program"
      let bytesToWrite = try contents ?? Self.fixture()
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o700)
      try #require(file >= 0)
      var rest = bytesToWrite[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        try #require(count > 0)
        rest = rest.dropFirst(count)
      }
      close(file)
      chmod(path, mode)
    }

    deinit {
      unlink(path)
      rmdir(folder)
    }

    static func fixture() throws -> [UInt8] {
      let file = open(Fixture.path, O_RDONLY)
      try #require(file >= 0)
      defer { close(file) }
      var status = stat()
      fstat(file, &status)
      return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, filled in
        filled = max(0, read(file, buffer.baseAddress, buffer.count))
      }
    }
  }

  private func problem(_ path: String) -> ExecutableError.Problem? {
    do {
      _ = try ExecutableFile(path: path)
      return nil
    } catch {
      return error.problem
    }
  }

  private func problem(_ copy: Copy) -> ExecutableError.Problem? {
    withExtendedLifetime(copy) { problem(copy.path) }
  }

  @Test("A static executable is accepted")
  func accepted() throws {
    let file = try ExecutableFile(path: Fixture.path)
    #expect(file.elf.machine == .current)
    #expect(!file.elf.hasInterpreter)
  }

  @Test("Missing files, folders, devices and pipes are refused, without waiting on the pipe")
  func otherKinds() throws {
    let copy = try Copy([])
    unlink(copy.path)
    #expect(problem(copy.path) == .notFound)
    #expect(problem("/tmp\0/x") == .notFound)
    #expect(problem(copy.folder) == .directory)
    #expect(problem("/dev/null") == .notRegularFile)
    mkfifo(copy.path, 0o755)
    #expect(problem(copy.path) == .notRegularFile)
  }

  @Test("A file without a run bit is refused")
  func runBit() throws {
    #expect(problem(try Copy(mode: 0o644)) == .notExecutable)
  }

  @Test("setuid and setgid executables are refused")
  func setuid() throws {
    #expect(problem(try Copy(mode: 0o4755)) == .setuid)
    #expect(problem(try Copy(mode: 0o2755)) == .setgid)
  }

  @Test("Scripts, text and empty files are refused")
  func notELF() throws {
    #expect(problem(try Copy(Array("#!/bin/sh\necho\n".utf8))) == .script)
    #expect(problem(try Copy(Array("hello\n".utf8))) == .elf(.notELF))
    #expect(problem(try Copy([])) == .elf(.notELF))
  }

  @Test("A dynamically linked executable is refused with the remedy")
  func dynamic() {
    let error = #expect(throws: ExecutableError.self) { try ExecutableFile(path: "/bin/true") }
    #expect(error?.problem == .dynamic)
    #expect(error?.description.contains("-static-executable") == true)
  }

  @Test("Executables for other machines, and 32-bit ones, are named as such")
  func otherMachines() throws {
    var bytes = try Copy.fixture()
    bytes[18] = 243
    bytes[19] = 0
    #expect(problem(try Copy(bytes)) == .otherMachine(ELFMachine(rawValue: 243)))
    bytes[4] = 1
    #expect(problem(try Copy(bytes)) == .elf(.not64Bit))
  }

  @Test("The canonical path has no links, and is that of the file that was opened or none")
  func canonicalPath() throws {
    let (copy, other) = (try Copy(), try Copy())
    let link = copy.folder + "/link"
    #expect(symlink(copy.path, link) == 0)
    let executable = try ExecutableFile(path: link)
    let folder = try #require(realpath(copy.folder, nil))
    defer { free(folder) }
    let name = try #require(copy.path.split(separator: "/").last)
    #expect(try executable.canonicalPath() == String(cString: folder) + "/" + name)
    unlink(link)
    #expect(symlink(other.path, link) == 0)
    let error = #expect(throws: ExecutableError.self) { try executable.canonicalPath() }
    #expect(error?.problem == .replaced)
  }

  @Test("A path whose links lead to one that is not UTF-8 is not the path of another file")
  func canonicalPathNotText() throws {
    let copy = try Copy()
    let hidden = copy.folder.utf8CString.dropLast() + [0x2F, -1, 0]
    let link = copy.folder + "/link"
    try Array(hidden).withUnsafeBufferPointer { path in
      let target = try #require(path.baseAddress)
      #expect(rename(copy.path, target) == 0)
      #expect(symlink(target, link) == 0)
    }
    let executable = try ExecutableFile(path: link)
    let error = #expect(throws: ExecutableError.self) { try executable.canonicalPath() }
    #expect(error?.problem == .pathNotText)
  }

  @Test("What was opened is what runs, even if the path names another file by then")
  func sameFile() throws {
    let copy = try Copy()
    let executable = try ExecutableFile(path: copy.path)
    unlink(copy.path)
    let process = try SandboxedProcess.launch(executable)
    process.send(Array("answer\n".utf8))
    #expect(Outcome(of: process).text == "hello")
  }

  @Test("A file that only looks like an executable fails to start, with the step and the reason")
  func hollow() throws {
    // Nothing but headers: the kernel finds no segment to load.
    var bytes = Array(try Copy.fixture().prefix(64))
    for index in 32..<40 { bytes[index] = 0 }
    bytes[56] = 0
    bytes[57] = 0
    let copy = try Copy(bytes)
    let executable = try ExecutableFile(path: copy.path)
    do {
      _ = try SandboxedProcess.launch(executable)
      Issue.record("started")
    } catch {
      #expect(error.step == .execute)
      #expect(error.shortage == nil)
      #expect(error.description.hasPrefix("cannot start the sandbox: failed to execute the file: "))
    }
  }
}
