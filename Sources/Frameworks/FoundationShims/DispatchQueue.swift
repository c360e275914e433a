public import Dispatch

/// A queue of work, by the name of libdispatch's class.
///
/// That one needs threads and an event descriptor, which the sandbox refuses, and ends the process
/// when it does not get them. Here all work runs as tasks on the one thread, in the order in which it
/// was handed over.
public final class DispatchQueue: Sendable {
  /// The queue of the main thread, the only one there is.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

  /// The queue's name.
  public let label: String

  /// Makes a queue of its own, which shares the one thread with all others.
  public init(label: String, qos: DispatchQoS = .unspecified) {
    self.label = label
  }

  /// The queue for work that nothing waits for; it shares the one thread too.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// Runs work later, when the thread is free.
  public func async(qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    Task { @MainActor in work() }
  }

  /// Runs work later, when the thread is free.
  public func async(execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let workItem = workItem
    async { workItem.perform() }
  }

  /// Runs work once a moment has come and the thread is free.
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    execute work: @escaping () -> Void
  ) {
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    let delay = then > now ? then - now : 0
    nonisolated(unsafe) let work = work
    Task { @MainActor in
      try? await Task.sleep(for: .nanoseconds(Int64(clamping: delay)))
      work()
    }
  }

  /// Runs work once a moment has come and the thread is free.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    nonisolated(unsafe) let workItem = workItem
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Runs work at once: who calls is on the one thread already.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}
