public import Dispatch

/// A count that work waits for.
///
/// Who waits runs what waits on queues meanwhile. A wait that nothing on a queue can end, such as one
/// for a `Task`, ends the process with a message, since it would hang for ever.
open class DispatchSemaphore: @unchecked Sendable {
  private let count: Guarded<Int>

  /// Makes a semaphore with a first count.
  public init(value: Int) {
    count = Guarded(value)
  }

  /// Adds one to the count; returns zero, since no other thread can be waiting.
  @discardableResult
  public func signal() -> Int {
    count.withLock { $0 += 1 }
    return 0
  }

  private func take() -> Bool {
    count.withLock { count in
      guard count > 0 else { return false }
      count -= 1
      return true
    }
  }

  /// Waits until the count is above zero, and takes one away.
  public func wait() {
    _ = WorkLoop.wait(until: nil, for: "DispatchSemaphore.wait()", take)
  }

  /// Waits until the count is above zero or a moment has come.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let call = "DispatchSemaphore.wait(timeout:)"
    return WorkLoop.wait(until: timeout.instant, for: call, take) ? .success : .timedOut
  }

  /// Waits until the count is above zero or a moment of the wall clock has come.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    let call = "DispatchSemaphore.wait(wallTimeout:)"
    return WorkLoop.wait(until: wallTimeout.instant, for: call, take) ? .success : .timedOut
  }
}
