internal import Glibc
internal import Testing

@Suite("Failing closed")
struct FailClosedTests {
  /// A kernel that lacks a layer, and what the host says about it.
  struct Lack: Sendable, CustomStringConvertible {
    let systemCall: String
    /// What the call returns; 0 for one that does nothing and claims success.
    let code: Int32
    let message: String

    var description: String { "\(systemCall) answers \(code)" }
  }

  static let missing: [Lack] = [
    Lack(
      systemCall: "landlock_create_ruleset",
      code: ENOSYS,
      message: "Landlock missing: Function not implemented (needs Linux 5.13 or newer"
    ),
    Lack(
      systemCall: "seccomp",
      code: ENOSYS,
      message: "seccomp user notification missing: Function not implemented (needs Linux 5.19"
    ),
    Lack(
      systemCall: "close_range",
      code: ENOSYS,
      message: "close_range missing: Function not implemented (needs Linux 5.9"
    ),
    Lack(
      systemCall: "mount_setattr",
      code: ENOSYS,
      message: "empty root missing: Function not implemented"
    ),
    Lack(
      systemCall: "mount",
      code: EACCES,
      message: "empty root missing: Permission denied"
    ),
    Lack(
      systemCall: "clone",
      code: EPERM,
      message: "user namespaces missing: Operation not permitted"
    ),
  ]

  @Test("Without a layer nothing runs, and the error names the layer", arguments: missing)
  func refusesWithout(_ lack: Lack) throws {
    let output = try run(without: lack)
    #expect(output.hasPrefix("cannot start the sandbox: failed to "))
    #expect(output.contains(lack.message))
  }

  static let pretended: [Lack] = [
    Lack(
      systemCall: "landlock_restrict_self",
      code: 0,
      message: "failed to verify that Landlock is enforced: it is not in force"
    ),
    Lack(
      systemCall: "seccomp-install",
      code: 0,
      message: "failed to verify that the system call filter is enforced: it is not in force"
    ),
    Lack(
      systemCall: "pivot_root",
      code: 0,
      message: "failed to verify that the root is empty: it is not in force"
    ),
    Lack(
      systemCall: "umount2",
      code: 0,
      message: "failed to verify that the root is empty: it is not in force"
    ),
  ]

  @Test("A layer that claims to work and does not is found out", arguments: pretended)
  func findsOut(_ lack: Lack) throws {
    let output = try run(without: lack)
    #expect(output.contains(lack.message))
  }

  /// What a host says that runs on such a kernel.
  private func run(without lack: Lack) throws -> String {
    let pipe = try Spawn.makePipe()
    defer { close(pipe.read) }
    let host = Fixture.folder + "/SandboxTestHost"
    let pid = try Spawn.start(
      Fixture.path,
      ["without", lack.systemCall, "\(lack.code)", host, Fixture.path, "answer"],
      descriptors: [(theirs: 1, ours: pipe.write)]
    )
    close(pipe.write)
    let output = Spawn.readAll(pipe.read)
    waitpid(pid, nil, 0)
    return output
  }
}
