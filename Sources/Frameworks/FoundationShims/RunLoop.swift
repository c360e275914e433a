public import Foundation

/// A loop that waits for events, by the name of Foundation's class.
///
/// That one needs event descriptors, which the sandbox refuses. Here the one loop is the extension's own,
/// which runs by itself: tasks and timers need nobody to run it.
public final class RunLoop: Sendable {
  /// What the loop listens to; all modes are the same here.
  public typealias Mode = Foundation.RunLoop.Mode

  /// The loop of the main thread, the only one there is.
  public static let main = RunLoop()

  /// The loop of the thread that asks.
  public static var current: RunLoop { main }

  private init() {}

  /// The mode that the loop runs in.
  public var currentMode: Mode? { .default }

  /// Runs a closure when the thread is free.
  public func perform(_ block: @escaping () -> Void) {
    perform(inModes: [.default], block: block)
  }

  /// Runs a closure when the thread is free.
  public func perform(inModes modes: [Mode], block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    Task { @MainActor in block() }
  }
}
