public import Foundation
internal import Glibc

/// A thread, by the name of Foundation's class.
///
/// An extension has one thread. The work of another one runs on it, when it is free.
open class Thread: NSObject, @unchecked Sendable {
  private enum Phase { case new, running, finished }

  private let block: (() -> Void)?
  private let phase = Guarded(Phase.new)
  private let cancellation = Guarded(false)

  private static let mainThread = Thread()

  /// The thread's name.
  open var name: String?

  /// How soon the thread's work should run.
  ///
  /// Accepted without effect.
  open var qualityOfService: QualityOfService = .default

  /// How soon the thread's work should run.
  ///
  /// Accepted without effect.
  open var threadPriority = 0.5

  /// The size of the thread's stack.
  ///
  /// Accepted without effect.
  open var stackSize = 0

  /// Values of the thread's own.
  open var threadDictionary: NSMutableDictionary = NSMutableDictionary()

  /// Makes a thread that does what `main()` does.
  public override init() {
    block = nil
    super.init()
  }

  /// Makes a thread that calls a closure.
  public init(block: @escaping () -> Void) {
    self.block = block
    super.init()
  }

  /// The thread's work.
  open func main() { block?() }

  /// Runs the work later, when the one thread is free.
  open func start() {
    guard phase.withLock({ $0 == .new }) else { return }
    phase.withLock { $0 = .running }
    DispatchQueue.global().async {
      self.main()
      self.phase.withLock { $0 = .finished }
    }
  }

  /// Says that the work should stop.
  open func cancel() { cancellation.withLock { $0 = true } }

  /// Whether the work should stop.
  open var isCancelled: Bool { cancellation.withLock(\.self) }

  /// Whether the work runs.
  open var isExecuting: Bool { phase.withLock { $0 == .running } }

  /// Whether the work has run.
  open var isFinished: Bool { phase.withLock { $0 == .finished } }

  /// Whether this is the main thread.
  open var isMainThread: Bool { self === Self.mainThread }

  /// Whether the main thread runs this: it always does.
  open class var isMainThread: Bool { true }

  /// The main thread.
  open class var main: Thread { mainThread }

  /// The thread that runs this: the main one.
  open class var current: Thread { mainThread }

  /// Calls a closure later, when the one thread is free.
  open class func detachNewThread(_ block: @escaping () -> Void) { Thread(block: block).start() }

  /// Whether there ever was a second thread.
  open class func isMultiThreaded() -> Bool { false }

  /// The addresses of the calls that led here: not known.
  open class var callStackReturnAddresses: [NSNumber] { [] }

  /// The names of the calls that led here: not known.
  open class var callStackSymbols: [String] { [] }

  /// Stops the one thread until a date.
  open class func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSinceNow) }

  /// Stops the one thread for some seconds.
  open class func sleep(forTimeInterval interval: TimeInterval) {
    guard interval > 0 else { return }
    let whole = min(interval, 1e9).rounded(.down)
    let nanoseconds = min((min(interval, 1e9) - whole) * 1e9, 999_999_999)
    var rest = timespec(
      tv_sec: Int(exactly: whole) ?? 0,
      tv_nsec: Int(exactly: nanoseconds.rounded()) ?? 0
    )
    var left = timespec()
    while nanosleep(&rest, &left) != 0, errno == EINTR { rest = left }
  }

  /// Does other work for some seconds.
  static func wait(for interval: TimeInterval, as call: String) {
    let seconds = min(max(interval, 0), 1e9)
    _ = WorkLoop.wait(until: .now + .seconds(seconds), for: call) { false }
  }
}
