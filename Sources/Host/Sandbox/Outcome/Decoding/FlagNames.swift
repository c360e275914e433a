internal import Glibc

/// Names for the values and bits of an argument.
struct FlagNames: Sendable {
  /// A field of the argument that holds one value of several: its mask, and the values' names.
  var field: UInt64 = 0
  var values: [UInt64: String] = [:]
  /// Bits, the wider ones first.
  var bits: [(bits: UInt64, name: String)] = []

  /// The names joined with `|`; what has none in hexadecimal.
  func text(_ argument: UInt64) -> String {
    var parts: [String] = []
    if field != 0 {
      let value = argument & field
      parts.append(values[value] ?? hexadecimal(value))
    }
    var rest = argument & ~field
    for (bits, name) in bits where rest & bits == bits {
      parts.append(name)
      rest &= ~bits
    }
    if rest != 0 { parts.append(hexadecimal(rest)) }
    return parts.isEmpty ? "0" : parts.joined(separator: "|")
  }
}

func hexadecimal(_ number: UInt64) -> String { "0x" + String(number, radix: 16) }

extension FlagNames {
  /// open(2).
  static let open: FlagNames = {
    #if arch(arm64)
      let directory: UInt64 = 0o40000
      let noFollow: UInt64 = 0o100000
      let direct: UInt64 = 0o200000
      let largeFile: UInt64 = 0o400000
    #else
      let directory: UInt64 = 0o200000
      let noFollow: UInt64 = 0o400000
      let direct: UInt64 = 0o40000
      let largeFile: UInt64 = 0o100000
    #endif
    return FlagNames(
      field: 3,
      values: [0: "O_RDONLY", 1: "O_WRONLY", 2: "O_RDWR", 3: "O_ACCMODE"],
      bits: [
        (0o20000000 | directory, "O_TMPFILE"), (0o4010000, "O_SYNC"), (0o10000, "O_DSYNC"),
        (0o100, "O_CREAT"), (0o200, "O_EXCL"), (0o400, "O_NOCTTY"), (0o1000, "O_TRUNC"),
        (0o2000, "O_APPEND"), (0o4000, "O_NONBLOCK"), (0o20000, "O_ASYNC"), (direct, "O_DIRECT"),
        (largeFile, "O_LARGEFILE"), (directory, "O_DIRECTORY"), (noFollow, "O_NOFOLLOW"),
        (0o1000000, "O_NOATIME"), (0o2000000, "O_CLOEXEC"), (0o10000000, "O_PATH"),
      ]
    )
  }()

  /// The flags of calls that take a folder and a path.
  static let at = FlagNames(bits: [
    (0x100, "AT_SYMLINK_NOFOLLOW"), (0x200, "AT_REMOVEDIR"), (0x400, "AT_SYMLINK_FOLLOW"),
    (0x800, "AT_NO_AUTOMOUNT"), (0x1000, "AT_EMPTY_PATH"),
  ])

  /// access(2).
  static let access = FlagNames(
    field: 7,
    values: [
      0: "F_OK", 1: "X_OK", 2: "W_OK", 3: "W_OK|X_OK", 4: "R_OK", 5: "R_OK|X_OK",
      6: "R_OK|W_OK", 7: "R_OK|W_OK|X_OK",
    ]
  )

  /// socket(2): the family.
  static let family = FlagNames(
    field: .max,
    values: [
      0: "AF_UNSPEC", 1: "AF_UNIX", 2: "AF_INET", 3: "AF_AX25", 10: "AF_INET6", 15: "AF_KEY",
      16: "AF_NETLINK", 17: "AF_PACKET", 29: "AF_CAN", 30: "AF_TIPC", 31: "AF_BLUETOOTH",
      38: "AF_ALG", 39: "AF_NFC", 40: "AF_VSOCK", 44: "AF_XDP",
    ]
  )

  /// socket(2): the type, with its flags.
  static let socketType = FlagNames(
    field: 0xf,
    values: [
      1: "SOCK_STREAM", 2: "SOCK_DGRAM", 3: "SOCK_RAW", 4: "SOCK_RDM", 5: "SOCK_SEQPACKET",
      6: "SOCK_DCCP", 10: "SOCK_PACKET",
    ],
    bits: [(0o4000, "SOCK_NONBLOCK"), (0o2000000, "SOCK_CLOEXEC")]
  )

  /// clone(2); the low byte is the signal at the end.
  static let clone = FlagNames(bits: [
    (0x80, "CLONE_NEWTIME"), (0x100, "CLONE_VM"), (0x200, "CLONE_FS"), (0x400, "CLONE_FILES"),
    (0x800, "CLONE_SIGHAND"), (0x1000, "CLONE_PIDFD"), (0x2000, "CLONE_PTRACE"),
    (0x4000, "CLONE_VFORK"), (0x8000, "CLONE_PARENT"), (0x1_0000, "CLONE_THREAD"),
    (0x2_0000, "CLONE_NEWNS"), (0x4_0000, "CLONE_SYSVSEM"), (0x8_0000, "CLONE_SETTLS"),
    (0x10_0000, "CLONE_PARENT_SETTID"), (0x20_0000, "CLONE_CHILD_CLEARTID"),
    (0x40_0000, "CLONE_DETACHED"), (0x80_0000, "CLONE_UNTRACED"),
    (0x100_0000, "CLONE_CHILD_SETTID"), (0x200_0000, "CLONE_NEWCGROUP"),
    (0x400_0000, "CLONE_NEWUTS"), (0x800_0000, "CLONE_NEWIPC"), (0x1000_0000, "CLONE_NEWUSER"),
    (0x2000_0000, "CLONE_NEWPID"), (0x4000_0000, "CLONE_NEWNET"), (0x8000_0000, "CLONE_IO"),
  ])

  /// mmap(2) and mprotect(2).
  static let protection = FlagNames(bits: [
    (1, "PROT_READ"), (2, "PROT_WRITE"), (4, "PROT_EXEC"), (8, "PROT_SEM"),
  ])

  /// mmap(2).
  static let map = FlagNames(
    field: 3,
    values: [1: "MAP_SHARED", 2: "MAP_PRIVATE", 3: "MAP_SHARED_VALIDATE"],
    bits: [
      (0x10, "MAP_FIXED"), (0x20, "MAP_ANONYMOUS"), (0x40, "MAP_32BIT"), (0x100, "MAP_GROWSDOWN"),
      (0x2000, "MAP_LOCKED"), (0x4000, "MAP_NORESERVE"), (0x8000, "MAP_POPULATE"),
      (0x10000, "MAP_NONBLOCK"), (0x20000, "MAP_STACK"), (0x40000, "MAP_HUGETLB"),
      (0x100000, "MAP_FIXED_NOREPLACE"),
    ]
  )
}
