public import Dispatch

/// How work is handed over.
///
/// On one thread all of it runs in turn.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Nothing else runs on the queue meanwhile.
  public static let barrier = DispatchWorkItemFlags(rawValue: 0x1)
  /// The work does not belong to who hands it over.
  public static let detached = DispatchWorkItemFlags(rawValue: 0x2)
  /// The work belongs to who hands it over.
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 0x4)
  /// The work has no quality of service.
  public static let noQoS = DispatchWorkItemFlags(rawValue: 0x8)
  /// The queue's quality of service is preferred.
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 0x10)
  /// The work's own quality of service is preferred.
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 0x20)
}

/// A piece of work that can be waited for and cancelled.
public class DispatchWorkItem: @unchecked Sendable {
  private struct State {
    var isCancelled = false
    var isDone = false
    var followers: [PendingWork] = []
  }

  private let block: () -> Void
  private let state = Guarded(State())

  /// Makes a piece of work.
  public init(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
  }

  /// Runs the work at once, unless it was cancelled.
  public func perform() {
    if !isCancelled { block() }
    let followers = state.withLock { state in
      state.isDone = true
      defer { state.followers = [] }
      return state.followers
    }
    for follower in followers { WorkLoop.post(follower) }
  }

  /// Keeps the work from running where it has not begun.
  public func cancel() { state.withLock { $0.isCancelled = true } }

  /// Whether the work was cancelled.
  public var isCancelled: Bool { state.withLock(\.isCancelled) }

  private var isDone: Bool { state.withLock(\.isDone) }

  /// Waits until the work has run.
  ///
  /// Ends the process with a message where it was handed to no queue.
  public func wait() {
    _ = WorkLoop.wait(until: nil, for: "DispatchWorkItem.wait()") { isDone }
  }

  /// Waits until the work has run or a moment has come.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let call = "DispatchWorkItem.wait(timeout:)"
    return WorkLoop.wait(until: timeout.instant, for: call) { isDone } ? .success : .timedOut
  }

  /// Waits until the work has run or a moment of the wall clock has come.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    let call = "DispatchWorkItem.wait(wallTimeout:)"
    return WorkLoop.wait(until: wallTimeout.instant, for: call) { isDone } ? .success : .timedOut
  }

  /// Runs a closure on a queue once the work has run.
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute: @escaping () -> Void
  ) {
    let follower = PendingWork(on: queue, execute)
    let isDone = state.withLock { state in
      if !state.isDone { state.followers.append(follower) }
      return state.isDone
    }
    if isDone { WorkLoop.post(follower) }
  }

  /// Runs other work on a queue once the work has run.
  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    notify(queue: queue) { execute.perform() }
  }
}
