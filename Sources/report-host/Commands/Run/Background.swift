import Glibc
import Synchronization
import Threads

/// One piece of work on a thread of its own.
///
/// A starting process waits for the host to answer its first system calls, so the host's own work
/// goes on beside that and not before it.
final class Background<Value: Sendable>: Sendable {
  private let work: @Sendable () throws -> Value
  private let outcome = Mutex<Result<Value, any Error>?>(nil)
  private let thread = Mutex<pthread_t?>(nil)

  /// Starts the work; where no thread can be had, ``value()`` does it.
  init(_ work: @escaping @Sendable () throws -> Value) {
    self.work = work
    let started = HostThread.start { self.perform() }
    thread.withLock { $0 = started }
  }

  /// Waits for the work's result.
  ///
  /// - Throws: What the work throws.
  func value() throws -> Value {
    if let started = thread.withLock({ $0.take() }) { pthread_join(started, nil) }
    if outcome.withLock({ $0 == nil }) { perform() }
    guard let result = outcome.withLock({ $0 }) else { preconditionFailure("no result") }
    return try result.get()
  }

  private func perform() {
    let result = Result { try work() }
    outcome.withLock { $0 = result }
  }
}
