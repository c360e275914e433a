internal import Glibc

/// Why a process was not started.
///
/// Nothing of it has run.
package struct SandboxError: Error, Equatable, CustomStringConvertible {
  package let step: LaunchStep
  package let code: Int32

  /// What this system lacks, if the failure made the host look.
  package let shortage: String?

  init(step: LaunchStep, code: Int32) {
    self.step = step
    self.code = code
    shortage = step.dependsOnKernel ? SandboxCapabilities.probe().shortage : nil
  }

  package var description: String {
    let failure = "cannot start the sandbox: failed to \(step.rawValue): \(reason)"
    return shortage.map { "\(failure); \($0)" } ?? failure
  }

  private var reason: String {
    switch (step, code) {
    case (.execute, ETXTBSY): "the file is open for writing"
    case (.execute, EACCES):
      "permission denied; its file system may be mounted noexec, or only root may execute it"
    case (.execute, ENOEXEC): "the kernel does not accept the file"
    case (.execute, ENOMEM): "the file does not fit the memory limit"
    case (_, ENOTRECOVERABLE), (_, ENOTUNIQ): "it is not in force"
    case (.identity, _):
      "root may not become another user here; run report-host as an ordinary user"
    default: errorText(code)
    }
  }
}
