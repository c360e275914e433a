import Synchronization

/// The jobs of all tasks of the process, run one after another on the main thread.
///
/// The sandbox allows no second thread. Where one runs all the same (outside of the sandbox, or in
/// the dynamic tier) it may enqueue jobs, hence the lock.
final class JobQueue: Sendable {
  static let shared = JobQueue()

  /// A job and whether it belongs to the main actor.
  struct Entry {
    var job: UnownedJob
    var isMain: Bool
  }

  private struct State {
    /// Runnable jobs, the next one at `head`.
    var ready: [Entry] = []
    var head = 0
    /// Sleeping jobs, the one that wakes first at the end.
    var sleeping: [(deadline: ContinuousClock.Instant, entry: Entry)] = []
  }

  private let state = Mutex(State())

  func enqueue(_ job: UnownedJob, isMain: Bool) {
    state.withLock { $0.ready.append(Entry(job: job, isMain: isMain)) }
  }

  func enqueue(_ job: UnownedJob, isMain: Bool, at deadline: ContinuousClock.Instant) {
    state.withLock { state in
      // Behind all that wake later, in front of those that wake at the same time or before.
      let index = state.sleeping.firstIndex { $0.deadline <= deadline } ?? state.sleeping.endIndex
      state.sleeping.insert((deadline, Entry(job: job, isMain: isMain)), at: index)
    }
  }

  /// The next job to run, after waking those whose time has come.
  func next() -> Entry? {
    state.withLock { state in
      wake(&state)
      guard state.head < state.ready.count else { return nil }
      let entry = state.ready[state.head]
      state.head += 1
      if state.head == state.ready.count {
        state.ready.removeAll(keepingCapacity: true)
        state.head = 0
      }
      return entry
    }
  }

  private func wake(_ state: inout State) {
    guard !state.sleeping.isEmpty else { return }
    let now = ContinuousClock.now
    while let last = state.sleeping.last, last.deadline <= now {
      state.ready.append(last.entry)
      state.sleeping.removeLast()
    }
  }

  /// Whether a job can run at once.
  var hasReady: Bool { state.withLock { $0.head < $0.ready.count } }

  /// How long until the next sleeping job wakes; nil where none sleeps.
  func timeToWake() -> Duration? {
    state.withLock { state in
      state.sleeping.last.map { max(.zero, ContinuousClock.now.duration(to: $0.deadline)) }
    }
  }
}
