internal import Glibc

/// What the kernel tells of a process in `/proc/PID/status` (proc_pid_status(5)).
package struct ProcessStatus: Equatable, Sendable {
  /// System call filters in force, one in another.
  package var seccompFilters: Int?

  /// The most memory that was resident at once since the executable started.
  package var peakResidentBytes: UInt64?

  /// Private memory that can be written to, which RLIMIT_DATA limits.
  package var dataBytes: UInt64?

  /// Whether it runs, would run if it were given a processor, or waits for a disk; not whether it
  /// waits for anything else.
  package var isBusy = false

  /// Reads the status of a process that was not reaped yet; nil where /proc does not show it.
  init?(processIdentifier: Int32) {
    let path = "/proc/\(processIdentifier)/status"
    guard let text = beginning(of: path), !text.isEmpty else { return nil }
    self.init(text: text)
  }

  init(text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard words.count > 1 else { continue }
      if words[0] == "State:" { isBusy = words[1] == "R" || words[1] == "D" }
      guard let value = UInt64(words[1]) else { continue }
      switch words[0] {
      case "Seccomp_filters:": seccompFilters = Int(clamping: value)
      case "VmHWM:": peakResidentBytes = value &* 1024
      case "VmData:": dataBytes = value &* 1024
      default: continue
      }
    }
  }
}

extension SandboxedProcess {
  /// What the kernel tells of the process now; nil once it has ended.
  package var status: ProcessStatus? {
    ending == nil ? ProcessStatus(processIdentifier: processIdentifier) : nil
  }

  /// Whether the process has put on a filter of its own, beside the host's: the second stage of
  /// docs/threat-model.md.
  ///
  /// `nil` where the kernel does not tell, or the host put none on.
  package var hasEnteredSecondStage: Bool? {
    guard !configuration.omittedLayers.contains(.seccomp),
      let filters = status?.seccompFilters,
      let own = ProcessStatus(processIdentifier: getpid())?.seccompFilters
    else { return nil }
    return filters > own + 1
  }
}
