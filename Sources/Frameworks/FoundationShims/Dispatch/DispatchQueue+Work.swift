public import Dispatch

extension DispatchQueue {
  /// Runs work later, when the thread is free.
  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    guard let group else { return WorkLoop.post(PendingWork(on: self, work)) }
    group.enter()
    WorkLoop.post(
      PendingWork(on: self) {
        work()
        group.leave()
      }
    )
  }

  /// Runs work later, when the thread is free.
  public func async(execute workItem: DispatchWorkItem) {
    WorkLoop.post(PendingWork(on: self, workItem.perform))
  }

  /// Runs work of a group later, when the thread is free.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.perform() }
  }

  /// Runs work later, when what was handed over before it has run.
  public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }

  /// Runs work once a moment has come and the thread is free.
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    guard let moment = deadline.instant else { return }
    WorkLoop.post(PendingWork(on: self, work), at: moment)
  }

  /// Runs work once a moment of the wall clock has come and the thread is free.
  public func asyncAfter(
    wallDeadline: DispatchWallTime,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    guard let moment = wallDeadline.instant else { return }
    WorkLoop.post(PendingWork(on: self, work), at: moment)
  }

  /// Runs work once a moment has come and the thread is free.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Runs work once a moment of the wall clock has come and the thread is free.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    asyncAfter(wallDeadline: wallDeadline) { workItem.perform() }
  }

  /// Runs work at once, after what waits on the queue: who calls is on the one thread already.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(flags: [], execute: work)
  }

  /// Runs work at once, after what waits on the queue: who calls is on the one thread already.
  public func sync<Result>(
    flags: DispatchWorkItemFlags,
    execute work: () throws -> Result
  ) rethrows -> Result {
    if self !== DispatchQueue.main, self !== DispatchQueue.global(), self !== Self.current {
      WorkLoop.drain(self)
    }
    Self.running.withLock { $0.append(self) }
    defer { Self.running.withLock { _ = $0.popLast() } }
    return try work()
  }

  /// Runs work at once, after what waits on the queue: who calls is on the one thread already.
  public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }

  /// Runs work a number of times, one after the other.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(0, iterations) { work(index) }
  }
}
