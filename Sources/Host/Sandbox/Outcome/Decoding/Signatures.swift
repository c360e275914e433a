/// The arguments of the calls that extensions are likely to be refused, from section 2 of the
/// manual.
enum Signatures {
  static func arguments(of systemCall: String) -> [Argument]? { table[systemCall] }

  static let table: [String: [Argument]] = files.merging(sockets) { $1 }
    .merging(processes) { $1 }.merging(others) { $1 }

  private static let files: [String: [Argument]] = [
    "open": [.path, .open, .creationMode],
    "openat": [.folder, .path, .open, .creationMode],
    "openat2": [.folder, .path, .address, .size],
    "creat": [.path, .octal],
    "access": [.path, .access],
    "faccessat": [.folder, .path, .access],
    "faccessat2": [.folder, .path, .access, .at],
    "statfs": [.path], "fstatfs": [.descriptor],
    "newfstatat": [.folder, .path, .address, .at],
    "mkdir": [.path, .octal], "mkdirat": [.folder, .path, .octal],
    "rmdir": [.path], "unlink": [.path], "unlinkat": [.folder, .path, .at],
    "rename": [.path, .address], "renameat": [.folder, .path, .folder, .address],
    "renameat2": [.folder, .path, .folder, .address, .flags],
    "link": [.path, .address], "linkat": [.folder, .path, .folder, .address, .at],
    "symlink": [.path, .address], "symlinkat": [.address, .folder, .address],
    "chmod": [.path, .octal], "fchmod": [.descriptor, .octal],
    "fchmodat": [.folder, .path, .octal],
    "chown": [.path, .signed, .signed], "lchown": [.path, .signed, .signed],
    "fchown": [.descriptor, .signed, .signed],
    "fchownat": [.folder, .path, .signed, .signed, .at],
    "truncate": [.path, .size], "ftruncate": [.descriptor, .size],
    "mknod": [.path, .octal, .flags], "mknodat": [.folder, .path, .octal, .flags],
    "utimensat": [.folder, .path, .address, .at], "utime": [.path, .address],
    "utimes": [.path, .address], "chdir": [.path], "fchdir": [.descriptor],
    "getdents64": [.descriptor, .address, .size], "umask": [.octal],
    "fsync": [.descriptor], "fdatasync": [.descriptor], "flock": [.descriptor, .signed],
    "pread64": [.descriptor, .address, .size, .size],
    "pwrite64": [.descriptor, .address, .size, .size],
    "getxattr": [.path, .address, .address, .size], "listxattr": [.path, .address, .size],
    "setxattr": [.path, .address, .address, .size, .flags],
    "inotify_init1": [.flags], "inotify_add_watch": [.descriptor, .path, .flags],
    "sendfile": [.descriptor, .descriptor, .address, .size],
    "mount": [.address, .path, .address, .flags], "umount2": [.path, .flags], "chroot": [.path],
    "open_tree": [.folder, .path, .flags], "pivot_root": [.path, .address],
    "fsetxattr": [.descriptor, .address, .address, .size, .flags],
  ]

  private static let sockets: [String: [Argument]] = [
    "socket": [.family, .socketType, .transport],
    "socketpair": [.family, .socketType, .transport],
    "connect": [.descriptor, .socketAddress, .size],
    "bind": [.descriptor, .socketAddress, .size],
    "listen": [.descriptor, .signed],
    "accept": [.descriptor], "accept4": [.descriptor],
    "sendto": [.descriptor, .address, .size, .flags, .socketAddress, .size],
    "recvfrom": [.descriptor, .address, .size, .flags],
    "sendmsg": [.descriptor, .address, .flags], "recvmsg": [.descriptor, .address, .flags],
    "sendmmsg": [.descriptor, .address, .size, .flags],
    "getsockname": [.descriptor], "getpeername": [.descriptor],
    "setsockopt": [.descriptor, .signed, .signed], "getsockopt": [.descriptor, .signed, .signed],
    "shutdown": [.descriptor, .signed],
  ]

  private static let processes: [String: [Argument]] = [
    "clone": [.clone], "fork": [], "vfork": [],
    "execve": [.path, .address, .address],
    "execveat": [.folder, .path, .address, .address, .at],
    "kill": [.signed, .signal], "tkill": [.signed, .signal], "tgkill": [.signed, .signed, .signal],
    "pidfd_open": [.signed, .flags], "pidfd_send_signal": [.descriptor, .signal],
    "ptrace": [.signed, .signed], "process_vm_readv": [.signed], "process_vm_writev": [.signed],
    "wait4": [.signed], "waitid": [.signed, .signed],
    "prctl": [.processControl, .number], "setsid": [], "setpgid": [.signed, .signed],
    "getpgid": [.signed], "getsid": [.signed], "getppid": [], "getpgrp": [],
    "prlimit64": [.signed, .resource, .address, .address],
    "setrlimit": [.resource, .address], "getrlimit": [.resource, .address],
    "setpriority": [.signed, .signed, .signed], "sched_setaffinity": [.signed, .size],
    "sched_setscheduler": [.signed, .signed], "unshare": [.clone], "setns": [.descriptor, .flags],
    "setuid": [.signed], "setgid": [.signed], "setresuid": [.signed, .signed, .signed],
    "setresgid": [.signed, .signed, .signed], "setreuid": [.signed, .signed],
    "setregid": [.signed, .signed], "capset": [.address, .address], "personality": [.flags],
    "pidfd_getfd": [.descriptor, .signed, .flags], "seccomp": [.signed, .flags],
    "alarm": [.size], "setitimer": [.signed], "timer_create": [.signed], "pause": [],
  ]

  private static let others: [String: [Argument]] = [
    "mmap": [.address, .size, .protection, .map, .descriptor, .size],
    "mremap": [.address, .size, .size, .flags],
    "mprotect": [.address, .size, .protection], "pkey_mprotect": [.address, .size, .protection],
    "madvise": [.address, .size, .advice], "mlock": [.address, .size], "msync": [.address, .size],
    "memfd_create": [.address, .flags], "futex": [.address, .signed],
    "fcntl": [.descriptor, .descriptorCommand, .number], "dup": [.descriptor],
    "dup2": [.descriptor, .descriptor], "dup3": [.descriptor, .descriptor, .open],
    "pipe": [], "pipe2": [.address, .open], "eventfd2": [.size, .flags], "epoll_create1": [.flags],
    "epoll_create": [.signed], "timerfd_create": [.signed, .flags], "signalfd4": [.descriptor],
    "splice": [.descriptor, .address, .descriptor, .address, .size], "uname": [.address],
    "sysinfo": [.address], "times": [.address], "getrusage": [.signed], "sync": [],
    "shmget": [.flags, .size, .flags], "msgget": [.flags, .flags], "semget": [.flags, .signed],
    "mq_open": [.address, .open, .octal], "syslog": [.signed], "bpf": [.signed, .address, .size],
    "io_uring_setup": [.size, .address], "getgroups": [.signed],
  ]
}
