@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

// The executors of the concurrency runtime, in place of libdispatch's: those need threads, timers
// and /proc, none of which the sandbox has. The interface is SPI of the toolchain, so
// another toolchain may need changes here.

/// Runs the main actor's jobs.
final class MainThreadExecutor: MainExecutor, SchedulingExecutor {
  static let shared = MainThreadExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    JobQueue.shared.enqueue(UnownedJob(job), isMain: true)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    let deadline = ContinuousClock.now + (delay as? Duration ?? .zero)
    JobQueue.shared.enqueue(UnownedJob(job), isMain: true, at: deadline)
  }

  var isMainExecutor: Bool { true }

  /// There is one thread, so who asks is on it.
  func checkIsolated() {}

  /// Runs jobs until there is nothing to run at once.
  func run() throws { runReadyJobs() }

  /// Nothing runs between two jobs that could be stopped.
  func stop() {}
}

/// Runs the jobs that belong to no actor.
final class GlobalExecutor: TaskExecutor, SchedulingExecutor {
  static let shared = GlobalExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    JobQueue.shared.enqueue(UnownedJob(job), isMain: false)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    let deadline = ContinuousClock.now + (delay as? Duration ?? .zero)
    JobQueue.shared.enqueue(UnownedJob(job), isMain: false, at: deadline)
  }
}

/// Tells the concurrency runtime which executors to use.
struct OneThreadFactory: ExecutorFactory {
  static var mainExecutor: any MainExecutor { MainThreadExecutor.shared }
  static var defaultExecutor: any TaskExecutor { GlobalExecutor.shared }

  /// Takes over; to be called before the first task is made.
  static func install() {
    _createExecutors(factory: OneThreadFactory.self)
  }
}

/// Runs jobs until there is nothing to run at once, or for about as long as is given.
func runReadyJobs(for duration: Duration) {
  let end = ContinuousClock.now + duration
  runReadyJobs { ContinuousClock.now >= end }
}

/// Runs jobs until there is nothing to run at once, or until `isDone`.
func runReadyJobs(until isDone: () -> Bool = { false }) {
  let main = MainThreadExecutor.shared.asUnownedSerialExecutor()
  let global = GlobalExecutor.shared.asUnownedTaskExecutor()
  while !isDone(), let entry = JobQueue.shared.next() {
    if entry.isMain {
      entry.job.runSynchronously(isolatedTo: main, taskExecutor: global)
    } else {
      entry.job.runSynchronously(on: global)
    }
  }
}
