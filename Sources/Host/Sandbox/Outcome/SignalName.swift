internal import Glibc

/// The name of a signal, with what it usually means in a Swift program.
func signalName(_ signal: Int32) -> String {
  switch signal {
  case SIGILL: "SIGILL, a Swift runtime trap"
  case SIGTRAP: "SIGTRAP, a Swift runtime trap"
  // As the first process of its namespace it cannot be aborted; libc then faults on purpose.
  case SIGSEGV: "SIGSEGV, a bad memory access or abort()"
  case SIGBUS: "SIGBUS"
  case SIGFPE: "SIGFPE"
  case SIGABRT: "SIGABRT"
  case SIGKILL: "SIGKILL"
  case SIGSYS: "SIGSYS"
  default: "signal \(signal)"
  }
}
