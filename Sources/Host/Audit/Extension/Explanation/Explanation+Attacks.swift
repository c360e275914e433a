internal import Sandbox

extension Explanation {
  /// Calls that end the process, since no honest report makes them.
  static func ofAttack(_ refusal: Refusal) -> Explanation? {
    if refusal.cause == .answerLimit { return ofTooMany }
    guard refusal.isAttack else { return nil }
    return Explanation(
      attack(refusal.systemCall),
      "the process was ended for it; if it comes from a library, do without the library"
    )
  }

  private static let ofTooMany = Explanation(
    "more than \(SandboxedProcess.answerLimit) system calls that the host has to answer",
    "the process was ended for it; look for a loop that asks the system the same thing over and over"
  )

  private static func attack(_ systemCall: String) -> String {
    switch systemCall {
    case "execve", "execveat", "uselib": "running another program: Process, system() or exec"
    case "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "process_mrelease",
      "kcmp", "pidfd_getfd", "pidfd_send_signal":
      "reaching into another process"
    case "clone", "unshare", "setns": "making or entering namespaces"
    case "mount", "umount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "fsopen",
      "fsconfig", "fsmount", "fspick", "mount_setattr", "statmount", "listmount":
      "changing what is mounted"
    case "memfd_create", "memfd_secret": "a file in memory, from which code could be run"
    case "io_uring_setup", "io_uring_enter", "io_uring_register":
      "io_uring: system calls past the filter"
    case "seccomp": "a filter of system calls with a listener of its own, or for other threads"
    case "keyctl", "add_key", "request_key": "the kernel's key rings"
    case "setuid", "setgid", "setreuid", "setregid", "setresuid", "setresgid", "setgroups",
      "setfsuid", "setfsgid", "capset", "personality":
      "becoming another user, or gaining rights"
    case "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self":
      "changing the sandbox from inside"
    default: "a kernel interface that no report needs"
    }
  }
}
