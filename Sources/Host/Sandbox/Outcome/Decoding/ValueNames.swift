internal import Glibc

/// Names for arguments that hold one value of several.
enum ValueNames {
  static func signal(_ number: UInt64) -> String {
    signals[number] ?? "\(number)"
  }

  private static let signals: [UInt64: String] = [
    0: "0", 1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT",
    7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL", 10: "SIGUSR1", 11: "SIGSEGV", 12: "SIGUSR2",
    13: "SIGPIPE", 14: "SIGALRM", 15: "SIGTERM", 17: "SIGCHLD", 18: "SIGCONT", 19: "SIGSTOP",
    20: "SIGTSTP", 28: "SIGWINCH", 31: "SIGSYS",
  ]

  /// prctl(2), from linux/prctl.h.
  static func processControl(_ option: UInt64) -> String {
    processControls[option] ?? "\(option)"
  }

  private static let processControls: [UInt64: String] = [
    1: "PR_SET_PDEATHSIG", 2: "PR_GET_PDEATHSIG", 3: "PR_GET_DUMPABLE", 4: "PR_SET_DUMPABLE",
    7: "PR_GET_KEEPCAPS", 8: "PR_SET_KEEPCAPS", 15: "PR_SET_NAME", 16: "PR_GET_NAME",
    21: "PR_GET_SECCOMP", 22: "PR_SET_SECCOMP", 23: "PR_CAPBSET_READ", 24: "PR_CAPBSET_DROP",
    25: "PR_GET_TSC", 26: "PR_SET_TSC", 27: "PR_GET_SECUREBITS", 28: "PR_SET_SECUREBITS",
    29: "PR_SET_TIMERSLACK", 30: "PR_GET_TIMERSLACK", 35: "PR_SET_MM",
    36: "PR_SET_CHILD_SUBREAPER", 38: "PR_SET_NO_NEW_PRIVS", 39: "PR_GET_NO_NEW_PRIVS",
    41: "PR_SET_THP_DISABLE", 47: "PR_CAP_AMBIENT", 52: "PR_GET_SPECULATION_CTRL",
    53: "PR_SET_SPECULATION_CTRL", 59: "PR_SET_SYSCALL_USER_DISPATCH",
    0x53564d41: "PR_SET_VMA", 0x59616d61: "PR_SET_PTRACER",
  ]

  /// fcntl(2).
  static func descriptorCommand(_ command: UInt64) -> String {
    descriptorCommands[command] ?? "\(command)"
  }

  private static let descriptorCommands: [UInt64: String] = [
    0: "F_DUPFD", 1: "F_GETFD", 2: "F_SETFD", 3: "F_GETFL", 4: "F_SETFL", 5: "F_GETLK",
    6: "F_SETLK", 7: "F_SETLKW", 8: "F_SETOWN", 9: "F_GETOWN", 10: "F_SETSIG", 11: "F_GETSIG",
    1024: "F_SETLEASE", 1026: "F_NOTIFY", 1030: "F_DUPFD_CLOEXEC", 1031: "F_SETPIPE_SZ",
    1032: "F_GETPIPE_SZ", 1033: "F_ADD_SEALS",
  ]

  /// setrlimit(2).
  static func resource(_ number: UInt64) -> String {
    resources[number] ?? "\(number)"
  }

  private static let resources: [UInt64: String] = [
    0: "RLIMIT_CPU", 1: "RLIMIT_FSIZE", 2: "RLIMIT_DATA", 3: "RLIMIT_STACK", 4: "RLIMIT_CORE",
    5: "RLIMIT_RSS", 6: "RLIMIT_NPROC", 7: "RLIMIT_NOFILE", 8: "RLIMIT_MEMLOCK", 9: "RLIMIT_AS",
  ]

  /// madvise(2).
  static func advice(_ number: UInt64) -> String {
    advices[number] ?? "\(number)"
  }

  private static let advices: [UInt64: String] = [
    3: "MADV_WILLNEED", 9: "MADV_REMOVE", 10: "MADV_DONTFORK", 11: "MADV_DOFORK",
    12: "MADV_MERGEABLE", 14: "MADV_HUGEPAGE", 15: "MADV_NOHUGEPAGE", 16: "MADV_DONTDUMP",
    18: "MADV_WIPEONFORK", 20: "MADV_COLD", 21: "MADV_PAGEOUT", 100: "MADV_HWPOISON",
  ]

  /// The five descriptors that a process has, by what they are.
  static func descriptor(_ number: UInt64) -> String {
    switch Int32(truncatingIfNeeded: number) {
    case 0: "0 (standard input)"
    case 1: "1 (standard output)"
    case 2: "2 (standard error)"
    case 3: "3 (from the host)"
    case 4: "4 (to the host)"
    case let other: "\(other)"
    }
  }

  /// The folder that a path starts from.
  static func folder(_ number: UInt64) -> String {
    let value = Int32(truncatingIfNeeded: number)
    return value == AT_FDCWD ? "AT_FDCWD" : descriptor(number)
  }

  static func transport(_ protocol: UInt64) -> String {
    switch `protocol` {
    case 0: "0"
    case 1: "IPPROTO_ICMP"
    case 6: "IPPROTO_TCP"
    case 17: "IPPROTO_UDP"
    case 58: "IPPROTO_ICMPV6"
    case 255: "IPPROTO_RAW"
    default: "\(`protocol`)"
    }
  }
}
