internal import Glibc

/// Why a process was not started.
///
/// Nothing of it has run.
package struct SandboxError: Error, Equatable, CustomStringConvertible {
  package let step: LaunchStep
  package let code: Int32

  /// What this system lacks, if the failure made the host look.
  package let shortage: String?

  /// - Parameters:
  ///   - accepted: The layers that the launch went without.
  ///   - tier: What was to run; not every layer can be done without in each.
  init(
    step: LaunchStep,
    code: Int32,
    accepting accepted: Set<IsolationLayer> = [],
    tier: SandboxTier = .strict
  ) {
    self.step = step
    self.code = code
    shortage =
      step.dependsOnKernel
      ? SandboxCapabilities.probe().shortage(accepting: accepted, tier: tier) : nil
  }

  package var description: String {
    let action = step == .tier ? "" : "failed to \(step.rawValue): "
    let failure = "cannot start the sandbox: \(action)\(reason)"
    return shortage.map { "\(failure); \($0)" } ?? failure
  }

  private var reason: String {
    switch (step, code) {
    case (.tier, _):
      "the dynamic tier needs mount and pid namespaces, which this system lacks; "
        + "an extension that is linked statically runs without --tier dynamic"
    case (.shownPaths, ESTALE):
      "a file was exchanged for another while it was checked; run it again"
    case (.processes, EPERM):
      "permission denied; the container masks parts of /proc: run it with "
        + "--security-opt unmask=/proc/* (Podman) or --security-opt systempaths=unconfined (Docker)"
    case (.execute, ETXTBSY): "the file is open for writing"
    case (.execute, EACCES):
      "permission denied; its file system may be mounted noexec, or only root may execute it"
    case (.execute, ENOEXEC): "the kernel does not accept the file"
    case (.execute, ENOMEM): "the file does not fit the memory limit"
    // Numbers above the limit are no descriptors at all (fcntl(2), F_DUPFD).
    case (_, EMFILE), (.descriptors, EINVAL): "too many open files; raise ulimit -n to 128"
    case (_, ENOTRECOVERABLE), (_, ENOTUNIQ): "it is not in force"
    case (.identity, _):
      "root may not become another user here; run report-host as an ordinary user"
    default: errorText(code)
    }
  }
}
