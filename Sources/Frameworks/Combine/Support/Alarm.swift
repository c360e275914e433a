internal import FoundationShims

/// Runs closures later, on the one thread that there is.
enum Alarm {
  /// Runs a closure when a queue has time, after a delay in seconds.
  static func run(
    on queue: FoundationShims::DispatchQueue = .main,
    after delay: Double,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    guard delay > 0 else { return queue.async { action() } }
    queue.asyncAfter(deadline: .now() + min(delay, 1e9)) { action() }
  }

  /// Runs a closure again and again, until it is cancelled.
  static func run(
    on queue: FoundationShims::DispatchQueue = .main,
    after delay: Double,
    every interval: Double,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    nonisolated(unsafe) var isCancelled = false
    nonisolated(unsafe) let action = action
    let ring: @Sendable () -> Void = {
      if !isCancelled { action() }
    }
    // A thousandth of a second at least, so that nothing else starves.
    let pause = max(interval, 0.001)
    let task = Task { @MainActor in
      try? await Task.sleep(for: .seconds(min(max(delay, 0), 1e9)))
      while !Task.isCancelled {
        queue.async(execute: ring)
        try? await Task.sleep(for: .seconds(min(pause, 1e9)))
      }
    }
    return AnyCancellable {
      isCancelled = true
      task.cancel()
    }
  }
}
