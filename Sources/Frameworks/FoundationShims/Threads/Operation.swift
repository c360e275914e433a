public import Foundation

/// A piece of work that an operation queue runs.
open class Operation: NSObject, @unchecked Sendable {
  /// How early an operation runs among those that wait.
  public typealias QueuePriority = Foundation::Operation.QueuePriority

  private struct State {
    var isCancelled = false
    var isStarted = false
    var isExecuting = false
    var isFinished = false
    var dependencies: [Operation] = []
    var completions: [() -> Void] = []
    var whenReady: [() -> Void] = []
  }

  private let state = Guarded(State())

  /// Makes a piece of work that does what `main()` does.
  public override init() {
    super.init()
  }

  /// The work; none where a subclass does not say.
  open func main() {}

  /// Runs the work.
  ///
  /// The work has ended when `main()` returns, unless the class says by its own `isFinished` that it has
  /// not, as one for asynchronous work does.
  open func start() {
    noteStart()
    guard !state.withLock(\.isFinished) else { return }
    if !isCancelled {
      state.withLock { $0.isExecuting = true }
      main()
    }
    state.withLock { state in
      state.isExecuting = false
      state.isFinished = true
    }
    if isFinished { complete() }
  }

  /// Notes that the work has been begun, so that a queue does not begin it again.
  func noteStart() { state.withLock { $0.isStarted = true } }

  /// Whether the work has been begun.
  var isStarted: Bool { state.withLock(\.isStarted) }

  /// Says that an operation that its own class keeps track of may have finished, or may be ready.
  open func didChangeValue(forKey key: String) {
    if isFinished { complete() } else { tellReadiness() }
  }

  /// Says that an operation that its own class keeps track of will change.
  ///
  /// Accepted without effect.
  open func willChangeValue(forKey key: String) {}

  private func complete() {
    let completions = state.withLock { state in
      defer { (state.completions, state.whenReady) = ([], []) }
      return state.completions
    }
    for completion in completions { completion() }
    if let completionBlock {
      self.completionBlock = nil
      WorkLoop.post(PendingWork(on: .global(), completionBlock))
    }
  }

  private func tellReadiness() {
    guard isReady else { return }
    for body in state.withLock(\.whenReady) { body() }
  }

  func whenFinished(_ body: @escaping () -> Void) {
    if isFinished { return body() }
    state.withLock { $0.completions.append(body) }
  }

  /// Runs a closure where the work may have become ready by itself.
  func whenReady(_ body: @escaping () -> Void) { state.withLock { $0.whenReady.append(body) } }

  /// Says that the work should not run, or stop.
  ///
  /// Work that has not begun no longer waits for other work, so that it ends soon.
  open func cancel() {
    state.withLock { $0.isCancelled = true }
    if !isStarted { tellReadiness() }
  }

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

  /// Whether all work that has to run before has run, or the work was cancelled.
  open var isReady: Bool { isCancelled || dependencies.allSatisfy(\.isFinished) }

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
