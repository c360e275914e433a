public import Dispatch

/// Work that is waited for together.
open class DispatchGroup: @unchecked Sendable {
  private struct State {
    var count = 0
    var followers: [PendingWork] = []
  }

  private let state = Guarded(State())

  /// Makes a group without work.
  public init() {}

  /// Says that a piece of work has begun.
  public func enter() { state.withLock { $0.count += 1 } }

  /// Says that a piece of work has ended.
  public func leave() {
    let followers = state.withLock { state -> [PendingWork] in
      precondition(state.count > 0, "DispatchGroup.leave() was called more often than enter()")
      state.count -= 1
      guard state.count == 0 else { return [] }
      defer { state.followers = [] }
      return state.followers
    }
    for follower in followers { WorkLoop.post(follower) }
  }

  private var isDone: Bool { state.withLock { $0.count == 0 } }

  /// Runs a closure on a queue once all work has ended.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    let follower = PendingWork(on: queue, work)
    let isDone = state.withLock { state in
      if state.count > 0 { state.followers.append(follower) }
      return state.count == 0
    }
    if isDone { WorkLoop.post(follower) }
  }

  /// Runs a piece of work on a queue once all work has ended.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Waits until all work has ended, and runs what waits on queues meanwhile.
  ///
  /// Ends the process with a message where nothing is left that could end the work.
  public func wait() {
    _ = WorkLoop.wait(until: nil, for: "DispatchGroup.wait()") { isDone }
  }

  /// Waits until all work has ended or a moment has come.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let call = "DispatchGroup.wait(timeout:)"
    return WorkLoop.wait(until: timeout.instant, for: call) { isDone } ? .success : .timedOut
  }

  /// Waits until all work has ended or a moment of the wall clock has come.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    let call = "DispatchGroup.wait(wallTimeout:)"
    return WorkLoop.wait(until: wallTimeout.instant, for: call) { isDone } ? .success : .timedOut
  }
}
