public import Foundation

/// A queue of operations, which run on the one thread when it is free.
open class OperationQueue: NSObject, @unchecked Sendable {
  /// The number of operations at a time that says that the system decides.
  public static let defaultMaxConcurrentOperationCount = -1

  private struct State {
    var operations: [Operation] = []
    var isSuspended = false
  }

  private let state = Guarded(State())
  private let queue: DispatchQueue

  /// The queue of the main thread.
  public static let main = OperationQueue(on: .main)

  /// The queue whose work runs now: the main one.
  open class var current: OperationQueue? { main }

  /// Makes an empty queue.
  public override convenience init() {
    self.init(on: DispatchQueue(label: "OperationQueue"))
  }

  private init(on queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  /// The queue's name.
  open var name: String?

  /// How many operations may run at a time.
  ///
  /// There is one thread: it counts for operations that go on after their `main()` has returned.
  open var maxConcurrentOperationCount = defaultMaxConcurrentOperationCount {
    didSet { wakeAll() }
  }

  /// How soon work should run.
  ///
  /// Accepted without effect.
  open var qualityOfService: QualityOfService = .default

  /// The queue that runs the work.
  ///
  /// Accepted without effect.
  open var underlyingQueue: DispatchQueue?

  /// Whether work is held back.
  open var isSuspended: Bool {
    get { state.withLock(\.isSuspended) }
    set {
      state.withLock { $0.isSuspended = newValue }
      if !newValue { wakeAll() }
    }
  }

  /// The operations that have not ended.
  open var operations: [Operation] { state.withLock(\.operations) }

  /// The number of operations that have not ended.
  open var operationCount: Int { operations.count }

  /// Adds an operation.
  open func addOperation(_ operation: Operation) {
    state.withLock { $0.operations.append(operation) }
    operation.whenFinished { [weak self] in
      self?.state.withLock { state in state.operations.removeAll { $0 === operation } }
      self?.wake()
    }
    operation.whenReady { [weak self] in self?.wake() }
    for dependency in operation.dependencies {
      dependency.whenFinished { [weak self] in self?.wake() }
    }
    wake()
  }

  /// Adds operations, and waits for them where asked to.
  open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { addOperation(operation) }
    if wait { for operation in operations { operation.waitUntilFinished() } }
  }

  /// Adds a closure.
  open func addOperation(_ block: @escaping () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Runs a closure after all that was added before.
  open func addBarrierBlock(_ barrier: @escaping () -> Void) {
    let operation = BlockOperation(block: barrier)
    for earlier in operations { operation.addDependency(earlier) }
    addOperation(operation)
  }

  /// Says to all operations that they should not run.
  open func cancelAllOperations() {
    for operation in operations { operation.cancel() }
  }

  /// Waits until all operations have ended.
  open func waitUntilAllOperationsAreFinished() {
    for operation in operations { operation.waitUntilFinished() }
  }

  private func wake() { queue.async { [weak self] in self?.runNext() } }

  private func wakeAll() { for _ in operations { wake() } }

  /// Starts the operation that has the highest priority of those that are ready.
  private func runNext() {
    let all = operations
    let running = all.count { $0.isStarted && !$0.isFinished }
    guard !isSuspended, maxConcurrentOperationCount < 0 || running < maxConcurrentOperationCount
    else { return }
    let ready = all.filter { $0.isReady && !$0.isStarted && !$0.isFinished }
    let highest = ready.map(\.queuePriority.rawValue).max()
    guard let next = ready.first(where: { $0.queuePriority.rawValue == highest }) else { return }
    next.noteStart()
    next.start()
  }
}

extension NotificationCenter {
  /// Calls a closure on a queue at each notification.
  public func addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: nil) { notification in
      // A poster on the main queue calls its observers there at once.
      nonisolated(unsafe) let notification = notification
      if queue === OperationQueue.main { return block(notification) }
      queue.addOperation { block(notification) }
    }
  }
}
