public import Foundation

/// Calls a closure once or again and again.
///
/// It fires on the one thread, when that is free. Foundation's own needs descriptors for events, which
/// the sandbox refuses.
open class Timer: NSObject, @unchecked Sendable {
  private struct State {
    var fireDate: Date
    var isValid = true
    var hasBegun = false
    var round = 0
  }

  private let state: Guarded<State>
  private let block: (Timer) -> Void

  /// The seconds from one call to the next; zero for a timer that fires once.
  public let timeInterval: TimeInterval

  /// How late the timer may fire.
  ///
  /// Accepted without effect.
  open var tolerance: TimeInterval = 0

  /// A value to remember.
  public let userInfo: Any?

  /// Makes a timer that waits to be added to a loop, and fires first at a date.
  public init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    state = Guarded(State(fireDate: date))
    // Foundation takes a tenth of a millisecond for an interval that is zero or less.
    timeInterval = repeats ? max(interval, 0.0001) : 0
    userInfo = nil
    self.block = block
    super.init()
  }

  /// Makes a timer that waits to be added to a loop.
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    self.init(
      fire: Date(timeIntervalSinceNow: interval),
      interval: interval,
      repeats: repeats,
      block: block
    )
  }

  /// Makes a timer that runs.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.begin()
    return timer
  }

  /// When the timer fires next.
  open var fireDate: Date {
    get { state.withLock(\.fireDate) }
    set {
      state.withLock { $0.fireDate = newValue }
      if state.withLock(\.hasBegun) { wait() }
    }
  }

  /// Whether the timer can still fire.
  open var isValid: Bool { state.withLock(\.isValid) }

  /// Keeps the timer from firing again.
  open func invalidate() { state.withLock { $0.isValid = false } }

  /// Calls the closure now.
  open func fire() {
    guard isValid else { return }
    if timeInterval == 0 { invalidate() }
    block(self)
  }

  func begin() {
    let isNew = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    if isNew { wait() }
  }

  private func wait() {
    let (date, round) = state.withLock { state in
      state.round &+= 1
      return (state.fireDate, state.round)
    }
    let delay = min(max(date.timeIntervalSinceNow, 0), 1e9)
    let work = PendingWork(on: .main) { self.fire(round) }
    WorkLoop.post(work, at: .now + .seconds(delay))
  }

  private func fire(_ round: Int) {
    guard state.withLock({ $0.isValid && $0.round == round }) else { return }
    fire()
    guard timeInterval > 0, isValid, state.withLock({ $0.round == round }) else { return }
    state.withLock { $0.fireDate = Date(timeIntervalSinceNow: timeInterval) }
    wait()
  }
}
