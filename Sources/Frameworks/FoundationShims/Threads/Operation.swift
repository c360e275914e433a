public import Foundation

/// A piece of work that an operation queue runs.
open class Operation: NSObject, @unchecked Sendable {
  /// How early an operation runs among those that wait.
  public typealias QueuePriority = Foundation::Operation.QueuePriority

  private struct State {
    var isCancelled = false
    var isExecuting = false
    var isFinished = false
    var dependencies: [Operation] = []
    var completions: [() -> Void] = []
  }

  private let state = Guarded(State())

  /// Makes a piece of work that does what `main()` does.
  public override init() {
    super.init()
  }

  /// The work; none where a subclass does not say.
  open func main() {}

  /// Runs the work.
  open func start() {
    guard !state.withLock(\.isFinished) else { return }
    if !isCancelled {
      state.withLock { $0.isExecuting = true }
      main()
      state.withLock { $0.isExecuting = false }
    }
    if !isAsynchronous || isCancelled { finish() }
  }

  /// Says that an operation that its own class keeps track of may have finished.
  open func didChangeValue(forKey key: String) { if isFinished { finish() } }

  /// Says that an operation that its own class keeps track of will change.
  ///
  /// Accepted without effect.
  open func willChangeValue(forKey key: String) {}

  private func finish() {
    let completions = state.withLock { state in
      state.isFinished = true
      defer { state.completions = [] }
      return state.completions
    }
    for completion in completions { completion() }
    if let completionBlock {
      self.completionBlock = nil
      WorkLoop.post(PendingWork(on: .global(), completionBlock))
    }
  }

  func whenFinished(_ body: @escaping () -> Void) {
    let isDone = state.withLock { state in
      if !state.isFinished { state.completions.append(body) }
      return state.isFinished
    }
    if isDone { body() }
  }

  /// Says that the work should not run, or stop.
  open func cancel() { state.withLock { $0.isCancelled = true } }

  /// Whether the work should not run.
  open var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Whether the work runs.
  open var isExecuting: Bool { state.withLock(\.isExecuting) }

  /// Whether the work has run.
  open var isFinished: Bool { state.withLock(\.isFinished) }

  /// Whether the work goes on after `main()` has returned.
  open var isAsynchronous: Bool { false }

  /// Whether the work goes on after `main()` has returned.
  open var isConcurrent: Bool { isAsynchronous }

  /// Whether all work that has to run before has run.
  open var isReady: Bool { dependencies.allSatisfy(\.isFinished) }

  /// The operation's name.
  open var name: String?

  /// How early the operation runs among those that wait.
  open var queuePriority: QueuePriority = .normal

  /// How soon the work should run.
  ///
  /// Accepted without effect.
  open var qualityOfService: QualityOfService = .default

  /// Runs when the work has ended.
  open var completionBlock: (() -> Void)?

  /// Lets the work wait for other work.
  open func addDependency(_ operation: Operation) {
    state.withLock { $0.dependencies.append(operation) }
  }

  /// Lets the work no longer wait for other work.
  open func removeDependency(_ operation: Operation) {
    state.withLock { state in state.dependencies.removeAll { $0 === operation } }
  }

  /// The work that has to run before.
  open var dependencies: [Operation] { state.withLock(\.dependencies) }

  /// Waits until the work has ended, and does other work meanwhile.
  open func waitUntilFinished() {
    _ = WorkLoop.wait(until: nil, for: "Operation.waitUntilFinished()") { isFinished }
  }
}

/// A piece of work that calls closures.
open class BlockOperation: Operation, @unchecked Sendable {
  /// The closures, in the order in which they are called.
  open private(set) var executionBlocks: [() -> Void]

  /// Makes a piece of work that calls nothing yet.
  public override init() {
    executionBlocks = []
    super.init()
  }

  /// Makes a piece of work that calls a closure.
  public init(block: @escaping () -> Void) {
    executionBlocks = [block]
    super.init()
  }

  /// Adds a closure.
  open func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  /// Calls the closures.
  open override func main() {
    for block in executionBlocks { block() }
  }
}
