internal import CSandbox
internal import Glibc

/// One untrusted process under the host's supervision.
///
/// Everything that happens comes out of ``nextEvent(waitingAtMost:)``; between calls nothing
/// happens but what the process does by itself. Use an instance from one thread at a time. When
/// the last reference goes, so does the process.
package final class SandboxedProcess {
  /// The number of the process as the host sees it; valid until the process has ended.
  package let processIdentifier: Int32
  let configuration: SandboxConfiguration
  let tier: SandboxTier
  let launchedAt: Moment
  /// The file of the report's own zone.
  let ownZone: [UInt8]?
  /// The peak of the host's memory when it launched.
  ///
  /// The process shares that memory until it executes, and Linux counts its peak into the
  /// process's (fs/exec.c, exec_mmap). Not what getrusage(2) tells of the host, into which the
  /// peak of whoever started the host was counted in the same way.
  let hostPeakResidentBytes: UInt64

  var channels: Channels
  var input = InputQueue()
  var deadline: Moment?

  /// Whether the deadline has passed, as it may while the host is busy itself.
  package var isOverdue: Bool { deadline.map { Moment.now >= $0 } ?? false }
  var events: [SandboxEvent] = []
  var nextEventIndex = 0
  var refusals = RefusalLog()
  var quietAnswers = 0
  /// The last call that asked for more memory than there may be, unless others came after it.
  var memoryRefusal: MemoryRefusal?
  var keptLogBytes: [LogStream: Int] = [:]
  var droppedLogBytes = 0
  /// Why the host killed the process, if it did.
  var cause: Verdict?
  var bytesInReply = 0

  /// Whether what the process sends is left in its pipe, so that it waits once that is full.
  package var isReplyHeld = false
  var counters = SandboxStatistics()
  var ending: Ending?

  /// Does ahead of time what the next launch of the strict tier would otherwise wait for: the
  /// filter, and a process in its namespaces that waits for an executable.
  ///
  /// Useful while the host is busy with something else; calling it is never necessary. A process
  /// that no launch takes ends with the host.
  package static func prepare(
    configuration: SandboxConfiguration = SandboxConfiguration()
  ) throws(SandboxError) {
    rh_prepare()
    _ = try FilterCache.filter(configuration, .strict)
  }

  /// Starts an executable in the sandbox.
  ///
  /// Its deadline runs from now.
  package static func launch(
    _ executable: ExecutableFile,
    configuration: SandboxConfiguration = SandboxConfiguration()
  ) throws(SandboxError) -> SandboxedProcess {
    let tier = executable.tier
    guard tier.required.isDisjoint(with: configuration.omittedLayers) else {
      throw SandboxError(step: .tier, code: ENOSYS)
    }
    let filter = try FilterCache.filter(configuration, executable.tier)
    let startedAt = Moment.now
    var result = rh_launch_result()
    withArguments(executable.arguments) { arguments in
      withArguments(configuration.environment(for: executable)) { environment in
        withUnsafePointer(to: filter) { filter in
          launch(executable, configuration, arguments, environment, filter, &result)
        }
      }
    }
    guard result.failed_step == RH_STEP_NONE else {
      throw SandboxError(
        step: LaunchStep(result.failed_step),
        code: result.error,
        accepting: configuration.omittedLayers,
        tier: tier
      )
    }
    return SandboxedProcess(
      result,
      tier: executable.tier,
      configuration: configuration,
      launchedAt: startedAt
    )
  }

  private static func launch(
    _ executable: ExecutableFile,
    _ configuration: SandboxConfiguration,
    _ arguments: UnsafePointer<UnsafePointer<CChar>?>?,
    _ environment: UnsafePointer<UnsafePointer<CChar>?>?,
    _ filter: UnsafePointer<rh_filter>,
    _ result: inout rh_launch_result
  ) {
    ShownPaths.Request(executable.shown).withRequest { request in
      request.executable = executable.descriptor
      request.arguments = arguments
      request.environment = environment
      request.filter = filter
      request.address_space_limit = configuration.addressSpaceLimit
      request.data_limit = configuration.clampedMemoryLimit
      request.processor_seconds = configuration.processorSeconds
      request.shows_processes = executable.tier == .dynamic ? 1 : 0
      request.threads = executable.tier == .dynamic ? SandboxConfiguration.threadLimit : 1
      request.omitted_layers = configuration.omittedLayers.reduce(0) { $0 | $1.bit }
      withExtendedLifetime(executable) { _ = rh_launch(&request, &result) }
    }
  }

  private init(
    _ result: rh_launch_result,
    tier: SandboxTier,
    configuration: SandboxConfiguration,
    launchedAt: Moment
  ) {
    processIdentifier = result.pid
    channels = Channels(result)
    self.tier = tier
    self.configuration = configuration
    self.launchedAt = launchedAt
    ownZone = ZoneFiles.file(configuration.timeZone)
    deadline = launchedAt.adding(seconds: configuration.timeLimit)
    hostPeakResidentBytes =
      ProcessStatus(processIdentifier: getpid())?.peakResidentBytes ?? .max
  }

  deinit {
    terminate()
  }

  /// How often something was sent that the process has not taken yet.
  package var unreadMessages: Int { input.count }

  /// Queues bytes for the process.
  ///
  /// Never blocks; they go out while events are awaited.
  package func send(_ bytes: [UInt8]) {
    guard channels.input >= 0 else { return }
    if bytes.count > 64 << 10 { rh_enlarge_pipe(channels.input, 1 << 20) }
    input.append(bytes)
    flushInput()
  }

  /// Lets the process read to the end once what is queued has gone out.
  package func closeInput() {
    input.finish()
    if input.isEmpty { channels.close(\.input) }
  }

  /// Starts counting the bytes of a new reply, so that ``SandboxConfiguration/replyLimit`` holds
  /// for each reply of a session and not for all of them together.
  package func beginReply() {
    bytesInReply = 0
  }

  /// Moves the deadline to so many seconds from now; `nil` removes it until it is set again.
  package func setDeadline(secondsFromNow seconds: Double?) {
    deadline = seconds.map { Moment.now.adding(seconds: $0) }
  }

  /// Ends the process, now, and reaps it.
  ///
  /// What it had sent and was not taken is dropped.
  package func terminate() {
    guard ending == nil else { return }
    kill(.terminated)
    finish()
    events = []
    nextEventIndex = 0
  }

  package var statistics: SandboxStatistics {
    if let ending { return ending.statistics }
    var current = counters
    current.wallTime = Moment.now.seconds(since: launchedAt)
    return current
  }

  /// Sends SIGKILL; the first cause is the one that counts.
  func kill(_ cause: Verdict) {
    if self.cause == nil { self.cause = cause }
    _ = rh_kill(channels.pidfd)
  }
}
