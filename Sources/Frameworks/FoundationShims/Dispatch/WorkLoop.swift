internal import Foundation

/// A closure that waits for the one thread, and runs at most once.
final class PendingWork: @unchecked Sendable {
  let queue: DispatchQueue
  private let body: Guarded<(() -> Void)?>

  init(on queue: DispatchQueue, _ body: @escaping () -> Void) {
    self.queue = queue
    self.body = Guarded(body)
  }

  func run() {
    let taken = body.withLock { slot in
      defer { slot = nil }
      return slot
    }
    guard let taken else { return }
    DispatchQueue.running.withLock { $0.append(queue) }
    taken()
    DispatchQueue.running.withLock { _ = $0.popLast() }
  }
}

/// The work of all queues, which shares one thread.
///
/// Work runs as tasks of the main actor. Who blocks the thread to wait for other work, as with a
/// semaphore, runs that work meanwhile.
enum WorkLoop {
  private struct Waiting {
    var ready: [PendingWork] = []
    var later: [(moment: ContinuousClock.Instant, work: PendingWork)] = []
  }

  private static let waiting = Guarded(Waiting())

  /// Hands over work that is ready.
  static func post(_ work: PendingWork) {
    waiting.withLock { $0.ready.append(work) }
    wake(work.queue)
  }

  /// Hands over work that is ready once a moment has come.
  static func post(_ work: PendingWork, at moment: ContinuousClock.Instant) {
    waiting.withLock { $0.later.append((moment, work)) }
    Task { @MainActor in
      try? await Task.sleep(until: moment, clock: .continuous)
      let isWaiting = waiting.withLock { state in
        let count = state.later.count
        state.later.removeAll { $0.work === work }
        return state.later.count < count
      }
      if isWaiting { post(work) }
    }
  }

  /// Runs the first work of a queue when the thread is free.
  static func wake(_ queue: DispatchQueue) {
    Task { @MainActor in _ = runFirst { $0.queue === queue } }
  }

  /// Wakes a queue that was suspended, once for each closure that waits.
  static func wakeAll(_ queue: DispatchQueue) {
    let count = waiting.withLock { state in state.ready.count { $0.queue === queue } }
    for _ in 0..<count { wake(queue) }
  }

  /// Runs everything that a queue has waiting, as what comes next on it has to wait for that.
  static func drain(_ queue: DispatchQueue) {
    while runFirst(where: { $0.queue === queue }) {}
  }

  /// Waits until a condition holds, and runs other work meanwhile; false when time is up.
  ///
  /// Ends the process with a message where the condition can never hold.
  static func wait(
    until deadline: ContinuousClock.Instant?,
    for call: String,
    _ condition: () -> Bool
  ) -> Bool {
    while !condition() {
      if let deadline, deadline <= .now { return false }
      if runFirst(where: { $0.queue !== DispatchQueue.main }) || runFirst(where: { _ in true }) {
        continue
      }
      let next = waiting.withLock { state in state.later.map(\.moment).min() }
      guard let wake = [next, deadline].compactMap(\.self).min() else {
        fatalError(
          "\(call) would wait for ever: an extension has one thread, and no work is left on it that "
            + "could end the wait; use async and await instead"
        )
      }
      Thread.sleep(forTimeInterval: max(0, (wake - .now) / .seconds(1)))
      promote()
    }
    return true
  }

  /// Makes ready what was to wait until now.
  private static func promote() {
    waiting.withLock { state in
      let due = state.later.filter { $0.moment <= .now }.sorted { $0.moment < $1.moment }
      state.later.removeAll { $0.moment <= .now }
      state.ready += due.map(\.work)
    }
  }

  private static func runFirst(where isWanted: (PendingWork) -> Bool) -> Bool {
    let work = waiting.withLock { state -> PendingWork? in
      state.ready.firstIndex { isWanted($0) && !$0.queue.isSuspended }
        .map { state.ready.remove(at: $0) }
    }
    work?.run()
    return work != nil
  }
}

extension DispatchTime {
  /// The moment by the clock that tasks sleep by; nil for a moment that never comes.
  var instant: ContinuousClock.Instant? {
    guard self != .distantFuture else { return nil }
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, uptimeNanoseconds)
    return .now + .nanoseconds(Int64(clamping: then > now ? then - now : 0))
  }
}

extension DispatchWallTime {
  /// The moment by the clock that tasks sleep by; nil for a moment that never comes.
  var instant: ContinuousClock.Instant? {
    guard self != .distantFuture else { return nil }
    // Wall times are held as the two's complement of nanoseconds since 1970.
    let nanoseconds = Double(UInt64(bitPattern: -Int64(bitPattern: rawValue)))
    let delay = nanoseconds / 1e9 - Date().timeIntervalSince1970
    return .now + .seconds(min(max(delay, 0), 1e9))
  }
}
