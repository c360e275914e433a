internal import Audit
internal import Sandbox
internal import Testing

@Suite("Attacks on the sandbox")
struct ProbeTests {
  static let groups = [
    "network", "files", "changes", "processes", "kernel", "communication", "inheritance",
  ]

  @Test("Every attack of a group is stopped, and works where nothing stops it", arguments: groups)
  func holds(_ group: String) throws {
    let audit = try Attack.audit()
    let probes = try Attack.runner().probes().filter { $0.group == group }
    #expect(!probes.isEmpty)
    for probe in probes {
      let result = try audit.run(probe)
      #expect(result.hasPassed, "\(probe.name): \(result.verdict)")
      // Something must have stopped it, and it must be known what.
      if case .held = result.verdict { #expect(!result.stoppedBy.isEmpty, "\(probe.name)") }
    }
  }

  @Test(
    "The host makes of every attack on itself what the catalogue says",
    arguments: ["faults", "output", "answers"]
  )
  func host(_ group: String) throws {
    let audit = try Attack.audit()
    for probe in try Attack.runner().probes() where probe.group == group {
      let result = try audit.run(probe)
      let verdict = probe.control == .host ? "held by the host" : "not probed"
      #expect(result.verdict.word == verdict, "\(probe.name): \(result.verdict)")
    }
  }

  @Test("An attack on the host that ends in another way than expected fails the audit")
  func wrongExpectation() throws {
    let line = "twice-a-key\tanswers\t88\thost\tGive a field twice\tsource\t\t"
    let audit = try Attack.audit()
    let wrong = try audit.run(try #require(Probe(line: line + "drawn")))
    #expect(!wrong.hasPassed)
    #expect(wrong.verdict.word == "CONTROL FAILED")
    #expect(try audit.run(try #require(Probe(line: line + "malformed"))).hasPassed)
  }

  @Test("The catalogue has every kind of attack")
  func entries() throws {
    let entries = Set(try Attack.runner().probes().flatMap(\.entries))
    #expect(Set(1...88).subtracting(entries).isEmpty)
  }

  @Test("An attack that cannot be shown to work says why")
  func reasons() throws {
    for probe in try Attack.runner().probes() where ![.works, .host].contains(probe.control) {
      #expect(!probe.note.isEmpty, "\(probe.name)")
    }
  }

  @Test(
    "What honest code may try fails with an error and is reported",
    arguments: [
      ("connect-tcp", "refused EACCES socket"), ("connect-unix", "refused EACCES socket"),
      ("vsock", "refused EACCES socket"), ("socketpair", "refused EACCES socketpair"),
      ("read-password-file", "refused ENOENT openat"), ("create-file", "refused EACCES openat"),
      ("fork", "refused EPERM clone"), ("kill-victim", "refused EPERM kill"),
      ("new-session", "refused EPERM setsid"), ("set-limit", "refused EPERM prlimit64"),
      ("pin-processor", "refused EPERM sched_setaffinity"), ("duplicate", "refused EPERM dup"),
      ("new-pipe", "refused EPERM pipe2"),
      ("executable-memory", "refused EPERM mmap"), ("make-executable", "refused EPERM mprotect"),
      ("share-memory", "refused EPERM mmap"), ("priority-lock", "refused EPERM futex"),
      ("message-queue", "refused EPERM msgget"), ("system-name", "refused EPERM uname"),
      ("own-usage", "refused EPERM getrusage"),
      ("unknown-call", "refused ENOSYS system call 9999"),
    ]
  )
  func refuses(probe: String, finding: String) throws {
    let observation = try Attack.runner().run(probe)
    #expect(observation.outcome == ProbeOutcome(finding: finding))
    #expect(observation.reported.count == 1)
    #expect(finding.hasSuffix(observation.reported.first ?? "nothing was reported"))
    #expect(observation.endedFor == nil)
  }

  @Test(
    "What every program looks for gets a quiet answer",
    arguments: [
      ("find-with-stat", "refused ENOENT newfstatat"), ("find-with-statx", "refused ENOSYS statx"),
      ("clone3", "refused ENOSYS clone3"), ("type-into-terminal", "refused ENOTTY ioctl"),
      ("type-with-high-half", "refused ENOTTY ioctl"),
    ]
  )
  func answersQuietly(probe: String, finding: String) throws {
    let observation = try Attack.runner().run(probe)
    #expect(observation.outcome == ProbeOutcome(finding: finding))
    #expect(observation.reported.isEmpty)
  }

  @Test(
    "What only an attack needs ends the process",
    arguments: [
      ("io-uring-setup", "io_uring_setup"), ("memory-file", "memfd_create"), ("mount", "mount"),
      ("chroot", "chroot"), ("clone-user-namespace", "clone"), ("unshare-user", "unshare"),
      ("join-inherited-namespace", "setns"), ("execute-program", "execve"),
      ("execute-again", "execveat"), ("trace-me", "ptrace"), ("read-memory", "process_vm_readv"),
      ("bpf", "bpf"), ("add-key", "add_key"),
    ]
  )
  func ends(probe: String, call: String) throws {
    let observation = try Attack.runner().run(probe)
    #expect(observation.outcome == .ended("ended at \(call)"))
    #expect(observation.endedFor == call)
  }
}
