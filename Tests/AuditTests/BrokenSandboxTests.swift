internal import Audit
internal import CScratch
internal import Glibc
internal import Sandbox
internal import Testing

@Suite("A sandbox with layers left out")
struct BrokenSandboxTests {
  @Test(
    "What gets through it is reported",
    arguments: [
      ("read-password-file", [IsolationLayer.seccomp, .landlock, .mountNamespace]),
      ("read-secret-file", [.seccomp, .landlock, .mountNamespace]),
      ("connect-tcp", [.seccomp, .landlock, .networkNamespace]),
      ("kill-victim", [.seccomp, .landlock, .pidNamespace]),
      ("read-environment", [.environment]),
      ("dump-core", [.limits]),
      ("write-inherited-pipe", [.descriptors]),
    ]
  )
  func reported(_ name: String, _ omitted: [IsolationLayer]) throws {
    let audit = try Attack.audit(omitting: Set(omitted))
    for probe in try Attack.probes(named: [name]) {
      let result = try audit.run(probe)
      guard case .gotThrough = result.verdict else {
        Issue.record("\(name): \(result.verdict)")
        continue
      }
      #expect(!result.hasPassed)
    }
  }

  @Test("The layers are proved one by one")
  func layers() throws {
    let names = [
      "read-secret-file", "read-environment", "gain-by-executing", "host-name", "socketpair",
    ]
    let proof = try LayerProof(try Attack.probes(named: names), scratch: try Attack.scratch())
    #expect(proof.hasPassed)
    #expect(Set(proof.working) == Set(names))
    func layer(_ layer: IsolationLayer) throws -> LayerProof.Layer {
      try #require(proof.layers.first { $0.layer == layer })
    }
    #expect(try layer(.environment).letsThrough == ["read-environment"])
    #expect(try layer(.environment).stopsOnlyHere == ["read-environment"])
    #expect(try layer(.landlock).letsThrough.isEmpty)
    #expect(try layer(.landlock).stopsAlone.contains("read-secret-file"))
    #expect(try layer(.mountNamespace).stopsAlone.contains("read-secret-file"))
    #expect(try layer(.utsNamespace).stopsAlone == ["host-name"])
    #expect(try layer(.noNewPrivileges).stopsAlone == ["gain-by-executing"])
    #expect(try layer(.seccomp).letsThrough == ["socketpair"])
  }

  @Test("A scratch environment reaches neither the machine's settings nor its services")
  func machineIsProtected() throws {
    let script = """
      ls -A /run | wc -l
      for file in /proc/sys/kernel/hostname /proc/sysrq-trigger /etc/passwd; do
        if [ -e $file ] && [ -w $file ]; then echo writable $file; fi
      done
      cat /proc/sys/kernel/hostname
      """
    let lines = try Self.output(ofShell: script).split(separator: "\n").map(String.init)
    #expect(lines == ["0", "report-host-world"])
  }

  private static func output(ofShell script: String) throws -> String {
    let shell = open("/bin/sh", O_RDONLY | O_CLOEXEC)
    defer { close(shell) }
    var scratch = rh_scratch()
    var step: UnsafePointer<CChar>?
    let texts: [String] = ["sh", "-c", script]
    let words = texts.map { strdup($0) }
    defer { for word in words { free(word) } }
    let arguments: [UnsafePointer<CChar>?] = words.map { $0.map { UnsafePointer($0) } } + [nil]
    let result = arguments.withUnsafeBufferPointer {
      rh_scratch_start(shell, $0.baseAddress, &scratch, &step)
    }
    try #require(result == 0)
    defer { rh_scratch_end(&scratch) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    var size = 0
    while size < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        read(scratch.output, $0.baseAddress.map { $0 + size }, $0.count - size)
      }
      guard count > 0 else { break }
      size += count
    }
    return String(decoding: bytes.prefix(size), as: UTF8.self)
  }

  @Test("A scratch environment that cannot be made is an error that names what failed")
  func noScratch() throws {
    let scratch = Scratch(hostPath: "/nonexistent", probesPath: "/nonexistent")
    #expect(throws: Scratch.ScratchError.self) { try scratch.run("fork", without: [[]]) }
    let other = Scratch(hostPath: Attack.hostPath, probesPath: "/nonexistent")
    #expect(throws: Scratch.ScratchError.self) { try other.run("fork", without: [[]]) }
  }
}
