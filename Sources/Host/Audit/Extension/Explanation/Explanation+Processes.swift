internal import Sandbox

extension Explanation {
  static func ofProcess(_ refusal: Refusal) -> Explanation? {
    switch refusal.systemCall {
    case "clone" where (refusal.arguments.first ?? 0) & 0x1_0000 != 0:
      return Explanation(
        "starting a thread: Thread, Dispatch's own queues or a library's worker",
        "use async code, actors and task groups, or DispatchQueue, which all run on one thread"
      )
    case "clone", "fork", "vfork":
      return Explanation(
        "starting a process: Process, posix_spawn or fork",
        "do the work inside the extension"
      )
    case "kill", "tkill", "tgkill", "pidfd_open", "rt_sigqueueinfo", "rt_tgsigqueueinfo":
      return Explanation(
        "sending a signal",
        "an extension can signal nobody; to stop, throw or return an empty report"
      )
    case "wait4", "waitid":
      return Explanation("waiting for a child process", "an extension can have none")
    case "alarm", "setitimer", "timer_create", "timer_settime", "pause":
      return Explanation("a timer that ends in a signal", "use Task.sleep")
    case "setsid", "setpgid", "getpgid", "getsid", "getpgrp", "setpriority", "sched_setaffinity",
      "sched_setscheduler", "sched_setparam":
      return Explanation(
        "changing the priority or group of processes",
        "harmless: the extension goes on as it was"
      )
    default: return nil
    }
  }
}
