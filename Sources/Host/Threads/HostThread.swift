package import Glibc

/// Threads of the host's own.
///
/// Swift's tasks would start libdispatch for them, which costs more than the work that they do here.
package enum HostThread {
  /// Starts work on a thread, which somebody has to join or detach.
  ///
  /// - Returns: Nil where no thread can be had; the work was not begun then.
  package static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    let box = Unmanaged.passRetained(Work(work))
    var thread = pthread_t()
    let code = pthread_create(
      &thread,
      nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      },
      box.toOpaque()
    )
    guard code == 0 else {
      box.release()
      return nil
    }
    return thread
  }
}

/// A closure that can go through a C pointer.
private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
