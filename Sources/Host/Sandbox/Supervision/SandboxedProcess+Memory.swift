internal import CSandbox
internal import Glibc

/// A call that was refused because it asked for more memory than there may be.
struct MemoryRefusal {
  /// Seconds that the process had run until then; nil where the kernel does not tell.
  let processorTime: Double?
}

extension SandboxedProcess {
  /// What a program may still do between an allocation that failed and its end.
  private static let lastSeconds = 0.1

  /// What the kernel may take to free a process' memory, which counts as the process' own time;
  /// ten times what was measured.
  private static let freeingSecondsPerGibibyte = 0.5

  /// What to do with a mapping that came to the host for its size; nil for any other call.
  ///
  /// RLIMIT_DATA would refuse it all the same, but nobody would be told. Smaller ones are refused
  /// without a word; then the process has nearly all that it may have.
  func answerForMemory(_ name: String?, _ arguments: [UInt64]) -> Answer? {
    let size: UInt64
    let growth: UInt64
    switch name {
    case "mmap":
      let isDynamic: Int32 = tier == .dynamic ? 1 : 0
      guard rh_filter_has_plain_mapping(isDynamic, arguments[2], arguments[3]) != 0 else {
        return nil
      }
      size = arguments[1]
      // Only what can be written counts (proc_pid_status(5), VmData).
      growth = arguments[2] & UInt64(PROT_WRITE) == 0 ? 0 : size
    case "mremap":
      size = arguments[2]
      growth = size > arguments[1] ? size - arguments[1] : 0
    default: return nil
    }
    let limit = configuration.clampedMemoryLimit
    guard size < limit else { return .outOfMemory }
    let used = status?.dataBytes ?? 0
    return growth > 0 && used &+ growth > limit ? .outOfMemory : .proceed
  }

  /// Whether the process ended because it was refused memory, as far as that shows outside.
  ///
  /// Either the last that the host heard of it was a request for too much, right before its end, or
  /// it had so much that a request too small for the host to hear of cannot have been granted.
  func ranOutOfMemory(_ exit: rh_exit) -> Bool {
    if let memoryRefusal {
      guard let before = memoryRefusal.processorTime else { return true }
      let freed = min(exit.peak_resident_bytes, configuration.clampedMemoryLimit)
      let freeing = Self.freeingSecondsPerGibibyte * Double(freed) / Double(1 << 30)
      return Double(exit.processor_microseconds) / 1e6 - before < Self.lastSeconds + freeing
    }
    guard let peak = counters.peakResidentBytes else { return false }
    let limit = configuration.clampedMemoryLimit
    return peak >= limit - limit / UInt64(RH_LARGE_MAPPING_PART)
  }

  /// Seconds that the first thread of the process would have run but for others; nil where the kernel
  /// does not tell (Documentation/scheduler/sched-stats.rst).
  package var heldUpTime: Double? {
    guard ending == nil, let text = beginning(of: "/proc/\(processIdentifier)/schedstat"),
      let nanoseconds = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return nanoseconds / 1e9
  }

  /// Seconds that all threads of the process have run.
  package var runTime: Double? {
    var clock: clockid_t = 0
    var time = timespec()
    guard clock_getcpuclockid(processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0
    else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
