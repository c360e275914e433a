public import Foundation

/// The loop that timers are added to; there is one, of the main thread.
///
/// Foundation's own needs descriptors for events, which the sandbox refuses.
open class RunLoop: NSObject, @unchecked Sendable {
  /// Which events a loop listens to.
  ///
  /// All are listened to at all times here.
  public typealias Mode = Foundation::RunLoop.Mode

  /// The main thread's loop.
  public static let main = RunLoop()

  /// The current thread's loop: the main one.
  open class var current: RunLoop { main }

  /// The mode that the loop runs in.
  open var currentMode: Mode? { .default }

  /// Lets a timer fire.
  open func add(_ timer: Timer, forMode mode: Mode) { timer.begin() }

  /// Runs closures later, when the thread is free.
  open func perform(_ block: @escaping () -> Void) {
    WorkLoop.post(PendingWork(on: .main, block))
  }

  /// Runs closures later, when the thread is free.
  open func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

  /// Does other work until a moment has come.
  open func run(until limitDate: Date) {
    Thread.wait(for: limitDate.timeIntervalSinceNow, as: "RunLoop.run(until:)")
  }

  /// Does other work until a moment has come; returns whether there is a loop, as there is.
  open func run(mode: Mode, before limitDate: Date) -> Bool {
    run(until: min(limitDate, Date(timeIntervalSinceNow: 0.01)))
    return true
  }
}
