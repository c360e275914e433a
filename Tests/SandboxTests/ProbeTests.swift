internal import Glibc
internal import Sandbox
internal import Testing

/// One thing that a process may not do.
struct Probe: Sendable, CustomStringConvertible {
  enum Expectation: Sendable {
    /// The call fails and is reported under this name.
    case refused(Int32, as: String)
    /// The call fails and nobody needs to know.
    case quiet(Int32)
    /// The process is ended for the call of this name.
    case ends(String)
  }

  /// What the same call does outside the sandbox.
  enum Control: Sendable {
    case succeeds
    /// The program is replaced by another.
    case executes
    /// Depends on the kernel's build or on privileges.
    case varies
  }

  let name: String
  let expectation: Expectation
  var control = Control.succeeds

  var description: String { name }
}

@Suite("What the sandbox refuses")
struct ProbeTests {
  static let network: [Probe] = [
    Probe(name: "socket-inet", expectation: .refused(EACCES, as: "socket")),
    Probe(name: "socket-udp", expectation: .refused(EACCES, as: "socket")),
    Probe(name: "socket-inet6", expectation: .refused(EACCES, as: "socket"), control: .varies),
    Probe(name: "socket-unix", expectation: .refused(EACCES, as: "socket")),
    Probe(name: "socket-netlink", expectation: .refused(EACCES, as: "socket")),
    Probe(name: "socket-vsock", expectation: .refused(EACCES, as: "socket"), control: .varies),
    Probe(name: "socketpair", expectation: .refused(EACCES, as: "socketpair")),
    Probe(name: "sendto", expectation: .refused(EPERM, as: "sendto")),
    Probe(name: "io_uring_setup", expectation: .ends("io_uring_setup"), control: .varies),
  ]

  static let files: [Probe] = [
    Probe(name: "open-read", expectation: .refused(ENOENT, as: "openat")),
    Probe(name: "open-root", expectation: .refused(ENOENT, as: "openat")),
    Probe(name: "open-proc", expectation: .refused(ENOENT, as: "openat")),
    Probe(name: "open-write", expectation: .refused(EACCES, as: "openat")),
    Probe(name: "open-temporary", expectation: .refused(EACCES, as: "openat"), control: .varies),
    Probe(name: "fchmod", expectation: .refused(EPERM, as: "fchmod")),
    Probe(name: "utimensat", expectation: .refused(EPERM, as: "utimensat")),
    Probe(name: "setxattr", expectation: .refused(EPERM, as: "setxattr"), control: .varies),
    Probe(name: "stat", expectation: .quiet(ENOENT)),
    Probe(name: "readlink", expectation: .quiet(ENOENT)),
    Probe(name: "inotify", expectation: .refused(EPERM, as: "inotify_init1")),
    Probe(name: "memfd_create", expectation: .ends("memfd_create")),
    Probe(name: "mount", expectation: .ends("mount")),
    Probe(name: "chroot", expectation: .ends("chroot")),
    Probe(name: "pipe-size", expectation: .refused(EPERM, as: "fcntl")),
    Probe(name: "dup", expectation: .refused(EPERM, as: "dup")),
    Probe(name: "pipe", expectation: .refused(EPERM, as: "pipe2"), control: .succeeds),
    Probe(name: "ioctl", expectation: .quiet(ENOTTY)),
    Probe(name: "ioctl-high-bits", expectation: .quiet(ENOTTY)),
  ]

  static let processes: [Probe] = [
    Probe(name: "fork", expectation: .refused(EPERM, as: "clone")),
    Probe(name: "clone3", expectation: .quiet(ENOSYS)),
    Probe(name: "clone-namespace", expectation: .ends("clone")),
    Probe(name: "unshare", expectation: .ends("unshare")),
    Probe(name: "setns", expectation: .ends("setns")),
    Probe(name: "execve", expectation: .ends("execve"), control: .executes),
    Probe(name: "execveat", expectation: .ends("execveat"), control: .executes),
    Probe(name: "ptrace", expectation: .ends("ptrace")),
    Probe(name: "process_vm_readv", expectation: .ends("process_vm_readv")),
    Probe(name: "kill", expectation: .refused(EPERM, as: "kill")),
    Probe(name: "setsid", expectation: .refused(EPERM, as: "setsid")),
    Probe(name: "pdeathsig", expectation: .refused(EPERM, as: "prctl")),
    Probe(name: "setrlimit", expectation: .refused(EPERM, as: "prlimit64")),
    Probe(name: "sched_setaffinity", expectation: .refused(EPERM, as: "sched_setaffinity")),
  ]

  static let kernel: [Probe] = [
    Probe(name: "bpf", expectation: .ends("bpf"), control: .varies),
    Probe(name: "add_key", expectation: .ends("add_key"), control: .varies),
    Probe(name: "mmap-executable", expectation: .refused(EPERM, as: "mmap")),
    Probe(name: "mprotect-executable", expectation: .refused(EPERM, as: "mprotect")),
    Probe(name: "mmap-shared", expectation: .refused(EPERM, as: "mmap")),
    Probe(name: "futex-pi", expectation: .refused(EPERM, as: "futex")),
    Probe(
      name: "madvise-mergeable",
      expectation: .refused(EPERM, as: "madvise"),
      control: .varies
    ),
    Probe(name: "msgget", expectation: .refused(EPERM, as: "msgget")),
    Probe(name: "uname", expectation: .refused(EPERM, as: "uname")),
    Probe(name: "getrusage", expectation: .refused(EPERM, as: "getrusage")),
    Probe(
      name: "unknown",
      expectation: .refused(ENOSYS, as: "system call 9999"),
      control: .varies
    ),
  ]

  @Test("Network access is refused", arguments: network)
  func refusesNetwork(_ probe: Probe) throws {
    try check(probe)
  }

  @Test("Files are out of reach", arguments: files)
  func refusesFiles(_ probe: Probe) throws {
    try check(probe)
  }

  @Test("Other processes cannot be made or touched", arguments: processes)
  func refusesProcesses(_ probe: Probe) throws {
    try check(probe)
  }

  @Test("Kernel interfaces are closed", arguments: kernel)
  func refusesKernel(_ probe: Probe) throws {
    try check(probe)
  }

  /// Runs a probe inside, and outside as a control.
  private func check(_ probe: Probe) throws {
    let outcome = try Fixture.run("probe \(probe.name)")
    switch probe.expectation {
    case .refused(let code, let name):
      #expect(outcome.text == "\(code)")
      #expect(outcome.verdict == .ok)
      #expect(outcome.ending.refusals.map(\.systemCall) == [name])
    case .quiet(let code):
      #expect(outcome.text == "\(code)")
      #expect(outcome.verdict == .ok)
      #expect(outcome.ending.refusals.isEmpty)
    case .ends(let name):
      #expect(outcome.text.isEmpty)
      guard case .violation(let refusal) = outcome.verdict else {
        Issue.record("ended with \(outcome.verdict)")
        return
      }
      #expect(refusal.systemCall == name)
    }
    switch probe.control {
    case .succeeds: #expect(try Unconfined.run("probe \(probe.name)") == "0")
    case .executes: #expect(try Unconfined.run("probe \(probe.name)").isEmpty)
    case .varies: break
    }
  }
}
