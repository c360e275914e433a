internal import Sandbox

/// What a refused call likely was, in words that an author understands.
///
/// The call alone is known, not the line of code that made it, so this is the most likely reason.
package struct Explanation: Equatable, Sendable {
  /// What the author's code was doing.
  package let meaning: String
  /// What to do instead, or why nothing needs to be done.
  package let advice: String

  init(_ meaning: String, _ advice: String) {
    self.meaning = meaning
    self.advice = advice
  }

  init(of refusal: Refusal) {
    self =
      Self.ofAttack(refusal) ?? Self.ofSocket(refusal) ?? Self.ofFile(refusal)
      ?? Self.ofProcess(refusal) ?? Self.ofMemory(refusal) ?? Self.ofOther(refusal)
  }
}

extension Explanation {
  static func ofMemory(_ refusal: Refusal) -> Explanation? {
    let isExecutable = refusal.arguments.count == 6 && refusal.arguments[2] & 4 != 0
    switch refusal.systemCall {
    case "mmap" where isExecutable, "mprotect" where isExecutable, "pkey_mprotect":
      return Explanation(
        "memory for code made at run time: a just-in-time compiler",
        "use an interpreter, or a library built without its compiler"
      )
    case "mmap":
      return Explanation(
        "mapping a file or shared memory",
        "there are no files inside; keep data in arrays"
      )
    case "madvise", "mlock", "mlock2", "msync", "mremap":
      return Explanation(
        "advice to the kernel about memory, as allocators give it",
        "harmless: memory works without"
      )
    case "shmget", "msgget", "semget", "mq_open":
      return Explanation(
        "shared memory, semaphores or messages between processes",
        "an extension has nobody to share with; actors and async code share inside it"
      )
    default: return nil
    }
  }

  static func ofOther(_ refusal: Refusal) -> Explanation {
    switch refusal.systemCall {
    case "eventfd2", "eventfd", "epoll_create1", "epoll_create", "timerfd_create", "signalfd4":
      Explanation(
        "an event loop: RunLoop, Timer or DispatchSource",
        "wait with async code: Task.sleep, and values that are ready when the report is made"
      )
    case "fcntl", "dup", "dup2", "dup3", "pipe", "pipe2":
      Explanation(
        "changing or making descriptors: FileHandle, Pipe or Process",
        "an extension has the host's two pipes only; print() reaches the user's log"
      )
    case "seccomp":
      Explanation(
        "putting on a filter of system calls of its own",
        "harmless: the host's filter holds; only the second stage's own is let through"
      )
    case "prctl", "setrlimit", "prlimit64", "getrlimit", "umask":
      Explanation(
        "changing a setting of the process itself",
        "harmless: the host has set them, and the extension went on without"
      )
    case "uname", "sysinfo", "getrusage", "times", "getgroups", "getppid":
      Explanation(
        "a question about the machine or the process: ProcessInfo or Host",
        "a report should depend on the activity alone; leave it out"
      )
    default:
      Explanation(
        "a system call that reports do not need",
        "do without where you make it; where a library does and the report is right, let it be"
      )
    }
  }
}
