internal import Glibc
internal import Sandbox
internal import Testing

@Suite("Capabilities")
struct CapabilityTests {
  @Test("Where the sandbox works, no required layer is missing, and each explains itself")
  func present() throws {
    let capabilities = SandboxCapabilities.probe()
    #expect(capabilities.missing.isEmpty)
    #expect(capabilities.kernelRelease.first?.isNumber == true)
    #expect(capabilities.layers.allSatisfy { !$0.explanation.isEmpty })
    let names = Set(capabilities.layers.map(\.name))
    #expect(names.isSuperset(of: ["user namespaces", "Landlock", "seccomp user notification"]))
  }

  @Test("Where user namespaces are forbidden nothing runs, and the error has the remedy")
  func forbidden() throws {
    let pipe = try Spawn.makePipe()
    defer { close(pipe.read) }
    let script = """
      echo 0 > /proc/sys/user/max_user_namespaces
      exec '\(Fixture.folder)/SandboxTestHost' '\(Fixture.path)' answer
      """
    let pid = try Spawn.start(
      "/usr/bin/unshare",
      ["--user", "--map-root-user", "/bin/sh", "-c", script],
      descriptors: [(theirs: 1, ours: pipe.write)]
    )
    close(pipe.write)
    let text = Spawn.readAll(pipe.read)
    waitpid(pid, nil, 0)
    #expect(text.hasPrefix("cannot start the sandbox: failed to create namespaces"))
    #expect(text.contains("user namespaces missing"))
    #expect(text.contains("raise user.max_user_namespaces"))
  }
}
