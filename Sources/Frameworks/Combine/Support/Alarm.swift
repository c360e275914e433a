internal import FoundationShims

/// Runs closures later, on the one thread that there is.
enum Alarm {
  /// Runs a closure when the thread is free, after a delay in seconds.
  static func run(after delay: Double = 0, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    guard delay > 0 else {
      Task { @MainActor in action() }
      return
    }
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(min(delay, 1e9)))
      action()
    }
  }

  /// Runs a closure again and again, until it is cancelled.
  static func run(
    after delay: Double,
    every interval: Double,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    // A thousandth of a second at least, so that nothing else starves.
    let pause = max(interval, 0.001)
    let task = Task { @MainActor in
      try? await Task.sleep(for: .seconds(min(max(delay, 0), 1e9)))
      while !Task.isCancelled {
        action()
        try? await Task.sleep(for: .seconds(min(pause, 1e9)))
      }
    }
    return AnyCancellable { task.cancel() }
  }
}
