internal import Glibc
internal import Synchronization
internal import Threads

/// Work on other threads, and the news of its end for a loop that polls.
final class Workers: Sendable {
  /// Readable once some work is done; -1 where the system gave no pipe.
  let descriptor: Int32
  private let writer: Int32
  private let running = Mutex(0)

  /// The most work at once: one for each report, and for what else an app may want.
  static let limit = 12

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends where end >= 0 {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writer) = (ends[0], ends[1])
  }

  deinit {
    for end in [descriptor, writer] where end >= 0 { close(end) }
  }

  /// Whether another may begin.
  var hasRoom: Bool { running.withLock { $0 < Self.limit } }

  fileprivate func begin() { running.withLock { $0 += 1 } }

  fileprivate func end() {
    running.withLock { $0 -= 1 }
    var byte: UInt8 = 1
    // A full pipe wakes too.
    _ = write(writer, &byte, 1)
  }

  /// Forgets the news, before it is looked at.
  func clear() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}

/// Work on a thread of its own, whose result is taken when it is there.
final class Job<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)

  /// Starts the work; where no thread can be had, it is done at once.
  init(_ workers: Workers, _ work: @escaping @Sendable () -> Value) {
    workers.begin()
    let run = { @Sendable [self] in
      let value = work()
      result.withLock { $0 = value }
      workers.end()
    }
    if let thread = HostThread.start(run) { pthread_detach(thread) } else { run() }
  }

  /// The result; nil until it is there.
  var value: Value? { result.withLock { $0 } }

  /// The result, once it is there.
  var waited: Value {
    while true {
      if let value { return value }
      usleep(1_000)
    }
  }
}
