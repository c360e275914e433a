internal import Glibc

/// What the host does with a call that the filter handed over.
enum Answer: Equatable {
  /// Let the kernel run it. Only where the kernel's own layers decide the outcome.
  case proceed

  /// Let it succeed with a file that holds these bytes.
  case give([UInt8])

  /// Fail it without a word: honest programs do this.
  case quiet(Int32)

  /// Fail it and report it; the process goes on.
  case refuse(Int32)

  /// Report it and end the process.
  case end

  /// Fail it, and remember that the process asked for more memory than it may have.
  case outOfMemory
}

/// The rules for calls that are not on the filter's list.
enum RefusalPolicy {
  /// Calls that no program makes by accident: another process's memory, new namespaces, mounts,
  /// kernel interfaces, other programs, ways around the filter.
  private static let attacks: Set<String> = [
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "process_mrelease",
    "kcmp", "pidfd_getfd", "pidfd_send_signal",
    "mount", "umount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "fsopen",
    "fsconfig", "fsmount", "fspick", "mount_setattr", "statmount", "listmount",
    "name_to_handle_at", "open_by_handle_at", "fanotify_init",
    "bpf", "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter",
    "io_uring_register", "kexec_load", "kexec_file_load", "init_module", "finit_module",
    "delete_module", "iopl", "ioperm", "modify_ldt", "reboot", "swapon", "swapoff", "acct",
    "quotactl", "quotactl_fd", "syslog", "settimeofday", "clock_settime", "clock_adjtime",
    "adjtimex", "sethostname", "setdomainname", "vhangup",
    "setns", "unshare", "memfd_create", "memfd_secret", "execve", "execveat", "uselib",
    "keyctl", "add_key", "request_key", "personality", "capset",
    "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self",
    "setuid", "setgid", "setreuid", "setregid", "setresuid", "setresgid", "setgroups",
    "setfsuid", "setfsgid",
  ]

  /// Namespace flags of clone(2).
  private static let namespaceFlags: UInt64 = 0x7e02_0080

  /// CLONE_THREAD.
  private static let threadFlag: UInt64 = 0x1_0000

  /// Files that the Swift runtime, libc and Foundation look for and do without.
  private static let honestFiles: Set<String> = [
    "/proc/self/maps", "/proc/self/cmdline", "/proc/stat", "/proc/meminfo",
    "/sys/devices/system/cpu/possible", "/sys/devices/system/cpu/online",
    "/sys/fs/cgroup/memory.max", "/etc/localtime", "/etc/nsswitch.conf",
    "/usr/share/locale/locale.alias",
  ]

  private static let honestFolders = ["/usr/share/icu/", "/usr/lib/locale/"]

  #if arch(arm64)
    private static let largeFile: UInt64 = 0x2_0000
  #else
    private static let largeFile: UInt64 = 0x8000
  #endif

  /// Flags of openat(2) that neither write nor create.
  private static let harmlessOpenFlags =
    UInt64(O_CLOEXEC | O_NONBLOCK | O_DIRECTORY | O_NOFOLLOW | O_NOCTTY) | largeFile

  /// Whether a call is one that no program makes by accident.
  static func isAttack(_ name: String, _ arguments: [UInt64]) -> Bool {
    if name == "clone" { return (arguments.first ?? 0) & namespaceFlags != 0 }
    return attacks.contains(name)
  }

  /// Decides about a call; `path` is what its path argument pointed to, if it has one.
  static func answer(
    _ name: String?,
    _ arguments: [UInt64],
    path: String?
  ) -> Answer {
    guard let name else { return .refuse(ENOSYS) }
    if isAttack(name, arguments) { return .end }
    switch name {
    case "socket", "socketpair": return .refuse(EACCES)
    case "open", "openat", "openat2", "creat": return answerOpen(name, arguments, path: path)
    case "access", "faccessat", "faccessat2", "statfs": return .refuse(ENOENT)
    // fstat(3) of older C libraries; with a path beside the descriptor it would look the path up.
    case "newfstatat":
      return path == "" && Int32(truncatingIfNeeded: arguments[0]) >= 0 ? .proceed : .quiet(ENOENT)
    default: return .refuse(EPERM)
    }
  }

  /// There are no files inside; the path decides only what is worth a report.
  private static func answerOpen(_ name: String, _ arguments: [UInt64], path: String?) -> Answer {
    guard name == "openat", let path else { return .refuse(name == "openat2" ? ENOSYS : EACCES) }
    guard isReading(arguments[2]) else { return .refuse(EACCES) }
    let isHonest =
      honestFiles.contains(path) || honestFolders.contains { path.hasPrefix($0) }
    return isHonest ? .quiet(ENOENT) : .refuse(ENOENT)
  }

  /// Whether flags of openat(2) neither write nor create.
  static func isReading(_ flags: UInt64) -> Bool {
    flags & 0xffff_ffff & ~harmlessOpenFlags == 0
  }

  /// Which argument of a call is a path.
  static func pathArgument(_ name: String) -> Int? {
    switch name {
    case "open", "creat", "access", "mkdir", "rmdir", "unlink", "rename", "chmod", "chown",
      "lchown", "link", "symlink", "truncate", "statfs", "execve", "chdir", "mknod", "utime",
      "utimes", "chroot", "setxattr", "getxattr", "listxattr", "uselib", "swapon", "acct",
      "umount2", "pivot_root":
      0
    case "openat", "openat2", "faccessat", "faccessat2", "mkdirat", "unlinkat", "renameat",
      "renameat2", "newfstatat", "fchmodat", "fchownat", "linkat", "mknodat", "utimensat",
      "execveat", "mount",
      "inotify_add_watch", "open_tree":
      1
    default: nil
    }
  }

  /// What a call without a path was about.
  static func detail(_ name: String, _ arguments: [UInt64]) -> String? {
    switch name {
    case "socket", "socketpair": socketFamily(arguments[0])
    case "mmap", "mprotect", "pkey_mprotect":
      arguments[2] & UInt64(PROT_EXEC) != 0 ? "executable memory" : nil
    case "clone":
      arguments[0] & namespaceFlags != 0
        ? "namespaces" : arguments[0] & threadFlag != 0 ? "thread" : "process"
    default: nil
    }
  }

  private static func socketFamily(_ family: UInt64) -> String {
    switch Int32(truncatingIfNeeded: family) {
    case AF_UNIX: "unix"
    case AF_INET: "inet"
    case AF_INET6: "inet6"
    case AF_NETLINK: "netlink"
    case AF_PACKET: "packet"
    case AF_VSOCK: "vsock"
    default: "family \(Int32(truncatingIfNeeded: family))"
    }
  }
}
