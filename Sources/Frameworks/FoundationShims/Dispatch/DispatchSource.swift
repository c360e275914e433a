public import Dispatch

/// Makes sources of events; timers are the only ones without files, processes or signals.
public class DispatchSource {
  /// How exact a timer is.
  ///
  /// All are as exact as the one thread allows.
  public struct TimerFlags: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As exact as can be.
    public static let strict = TimerFlags(rawValue: 1)
  }

  /// Makes a timer that fires on a queue.
  public class func makeTimerSource(
    flags: TimerFlags = [],
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    TimerSource(on: queue ?? .global())
  }
}

/// A source of events.
public protocol DispatchSourceProtocol: AnyObject {
  /// Sets what runs at an event.
  func setEventHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: (() -> Void)?
  )
  /// Sets what runs at an event.
  func setEventHandler(handler: DispatchWorkItem)
  /// Sets what runs when the source is cancelled.
  func setCancelHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: (() -> Void)?
  )
  /// Lets events come.
  func activate()
  /// Lets events come.
  func resume()
  /// Holds events back.
  func suspend()
  /// Ends the source.
  func cancel()
  /// Whether the source was cancelled.
  var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
  /// Sets what runs at an event.
  public func setEventHandler(handler: (() -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }

  /// Sets what runs at an event.
  public func setEventHandler(qos: DispatchQoS = .unspecified, handler: (() -> Void)?) {
    setEventHandler(qos: qos, flags: [], handler: handler)
  }

  /// Sets what runs when the source is cancelled.
  public func setCancelHandler(handler: (() -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

/// A source whose events are moments.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets the first moment and the time between one and the next.
  func schedule(
    deadline: DispatchTime,
    repeating: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  )
}

extension DispatchSourceTimer {
  /// Sets the first moment and the time between one and the next; once where none is given.
  public func schedule(
    deadline: DispatchTime,
    repeating: DispatchTimeInterval = .never
  ) {
    schedule(deadline: deadline, repeating: repeating, leeway: .nanoseconds(0))
  }

  /// Sets the first moment and the seconds between one and the next.
  public func schedule(
    deadline: DispatchTime,
    repeating: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let isTime = repeating.isFinite && repeating >= 0
    let nanoseconds = isTime ? Int(exactly: min(repeating * 1e9, 9e18).rounded()) : nil
    schedule(
      deadline: deadline,
      repeating: nanoseconds.map { .nanoseconds($0) } ?? .never,
      leeway: leeway
    )
  }

  /// Sets the first moment of the wall clock and the time between one and the next.
  public func schedule(
    wallDeadline: DispatchWallTime,
    repeating: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let delay = wallDeadline.instant.map { $0 - .now } ?? .seconds(1_000_000_000)
    let seconds = delay / .seconds(1)
    schedule(deadline: .now() + seconds, repeating: repeating, leeway: leeway)
  }
}

private final class TimerSource: DispatchSourceTimer, @unchecked Sendable {
  private struct State {
    var isActive = false
    var isCancelled = false
    var next: ContinuousClock.Instant?
    var interval: Duration?
    var round = 0
  }

  private let queue: DispatchQueue
  private let state = Guarded(State())
  private var event: (() -> Void)?
  private var cancellation: (() -> Void)?

  init(on queue: DispatchQueue) {
    self.queue = queue
  }

  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    event = handler
  }

  func setEventHandler(handler: DispatchWorkItem) { event = handler.perform }

  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    cancellation = handler
  }

  var isCancelled: Bool { state.withLock(\.isCancelled) }

  func schedule(
    deadline: DispatchTime,
    repeating: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) {
    state.withLock { state in
      state.next = deadline.instant
      state.interval = repeating.duration.map { max($0, .milliseconds(1)) }
    }
    wait()
  }

  func activate() { resume() }

  func resume() {
    state.withLock { $0.isActive = true }
    wait()
  }

  func suspend() { state.withLock { $0.isActive = false } }

  func cancel() {
    let wasCancelled = state.withLock { state in
      defer { state.isCancelled = true }
      return state.isCancelled
    }
    if !wasCancelled, let cancellation { WorkLoop.post(PendingWork(on: queue, cancellation)) }
  }

  /// Waits for the next moment; what waited for another one before no longer counts.
  private func wait() {
    let (next, round) = state.withLock { state in
      state.round &+= 1
      return (state.isActive && !state.isCancelled ? state.next : nil, state.round)
    }
    guard let next else { return }
    let work = PendingWork(on: queue) { [weak self] in self?.fire(round) }
    WorkLoop.post(work, at: next)
  }

  private func fire(_ round: Int) {
    let isDue = state.withLock { state in
      guard state.isActive, !state.isCancelled, state.round == round else { return false }
      state.next = state.interval.map { .now + $0 }
      return true
    }
    guard isDue else { return }
    event?()
    wait()
  }
}

extension DispatchTimeInterval {
  /// The time as a duration; nil where it never ends.
  var duration: Duration? {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: nil
    @unknown default: nil
    }
  }
}
