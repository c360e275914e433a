import Testing

@testable import Sandbox

/// Numbers are those of the kernel's headers for x86-64.
@Suite("A refused call as text")
struct CallTextTests {
  private func call(_ name: String, _ arguments: [UInt64], path: String? = nil) -> String {
    let all = arguments + Array(repeating: 0xdead_beef, count: 6 - arguments.count)
    return Refusal(systemCall: name, detail: path, arguments: all, count: 1).call
  }

  /// -100 as the kernel sees it in the low word.
  private let here: UInt64 = 0xffff_ff9c

  @Test("names the folder, the flags and the mode of a file that is to be made")
  func creating() {
    #expect(
      call("openat", [here, 0, 0o2000302, 0o600], path: "/home/x")
        == #"openat(AT_FDCWD, "/home/x", O_RDWR|O_CREAT|O_EXCL|O_CLOEXEC, 0600)"#
    )
  }

  @Test("leaves the mode out where no file is made, for it is whatever lay in the register")
  func reading() {
    #expect(
      call("openat", [here, 0, 0], path: "/etc/passwd")
        == #"openat(AT_FDCWD, "/etc/passwd", O_RDONLY)"#
    )
  }

  @Test("quotes what would end the path early, and shows that a long one was cut")
  func quoting() {
    #expect(call("chdir", [0], path: #"/a"b\c"#) == #"chdir("/a\"b\\c")"#)
    let long = String(repeating: "a", count: 256)
    #expect(call("chdir", [0], path: long) == "chdir(\"\(long)\"…)")
    #expect(call("chdir", [5], path: nil) == "chdir((unreadable path))")
    #expect(call("chdir", [0], path: nil) == "chdir(NULL)")
  }

  @Test(
    "names families, flags, signals, options and descriptors",
    arguments: [
      ("socket", [10, 0o2000002, 17], "socket(AF_INET6, SOCK_DGRAM|SOCK_CLOEXEC, IPPROTO_UDP)"),
      ("socket", [99, 77, 0], "socket(0x63, 0xd|0x40, 0)"),
      ("connect", [3, 5, 16], "connect(3 (from the host), (address not read), 16)"),
      ("clone", [17], "clone(SIGCHLD)"),
      ("clone", [0x1_0100], "clone(CLONE_VM|CLONE_THREAD)"),
      ("clone", [0x1000_0011], "clone(CLONE_NEWUSER|SIGCHLD)"),
      ("kill", [0xffff_ffff, 9], "kill(-1, SIGKILL)"),
      ("prctl", [38, 1], "prctl(PR_SET_NO_NEW_PRIVS, 1)"),
      ("fcntl", [1, 4, 0x800], "fcntl(1 (standard output), F_SETFL, 2048)"),
      ("fcntl", [1, 6, 0x7ffc_1234_5678], "fcntl(1 (standard output), F_SETLK, …)"),
      ("umask", [0o77], "umask(077)"),
      (
        "mmap", [0, 8192, 5, 0x22, 0xffff_ffff, 0],
        "mmap(NULL, 8192, PROT_READ|PROT_EXEC, MAP_PRIVATE|MAP_ANONYMOUS, -1, 0)"
      ),
      ("setrlimit", [7, 1], "setrlimit(RLIMIT_NOFILE, …)"),
      ("fork", [], "fork()"),
      ("vmsplice", [], "vmsplice(…)"),
    ] as [(String, [UInt64], String)]
  )
  func names(name: String, arguments: [UInt64], text: String) {
    #expect(call(name, arguments) == text)
  }

  @Test("Every path that is shown is one that is read")
  func paths() {
    for (name, kinds) in Signatures.table {
      let shown = kinds.firstIndex { if case .path = $0 { true } else { false } }
      if let shown { #expect(RefusalPolicy.pathArgument(name) == shown, "\(name)") }
    }
  }

  @Test("takes any number for any argument without a trap")
  func anyNumber() {
    for name in ["openat", "socket", "clone", "kill", "prctl", "mmap", "fcntl", "accept", "waitid"]
    {
      for value in [0, 1, 0x7fff_ffff, 0x8000_0000, UInt64.max, 1 << 63] {
        let all = Array(repeating: value, count: 6)
        #expect(call(name, all, path: "/x").hasPrefix(name + "("))
      }
    }
  }

  @Test("Reading a file and writing it are two kinds of refusal, twice the same is one")
  func kinds() {
    var log = RefusalLog()
    let reading = Refusal(
      systemCall: "openat",
      detail: "/x",
      arguments: [here, 1, 0, 0, 0, 0],
      count: 1
    )
    let writing = Refusal(
      systemCall: "openat",
      detail: "/x",
      arguments: [here, 1, 1, 0, 0, 0],
      count: 1
    )
    var again = reading
    again.arguments[1] = 99
    for refusal in [reading, writing, again] { _ = log.record(refusal) }
    #expect(log.kinds.map(\.count) == [2, 1])
    #expect(log.total == 3)
  }
}
