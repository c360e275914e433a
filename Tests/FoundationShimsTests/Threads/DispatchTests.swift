import FoundationShims
import Testing

/// Expected values are those of Apple's documentation of Dispatch.
@Suite("Dispatch on one thread")
@MainActor
struct DispatchTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  @Test("a queue runs its work in the order in which it was handed over")
  func order() async {
    let (queue, log) = (DispatchQueue(label: "order"), Log())
    for number in 1...3 { queue.async { log.lines.append("\(number)") } }
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test("sync runs after the work that waits on the queue")
  func sync() {
    let (queue, log) = (DispatchQueue(label: "sync", attributes: .concurrent), Log())
    queue.async(flags: .barrier) { log.lines.append("first") }
    queue.sync { log.lines.append("second") }
    #expect(log.lines == ["first", "second"])
  }

  @Test("a queue that is initially inactive waits until it is activated")
  func activation() {
    let (queue, log) = (DispatchQueue(label: "inactive", attributes: .initiallyInactive), Log())
    queue.async { log.lines.append("ran") }
    queue.sync {}
    #expect(log.lines.isEmpty)
    queue.activate()
    queue.sync {}
    #expect(log.lines == ["ran"])
  }

  @Test("waiting for a semaphore runs the work that signals it")
  func semaphore() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue(label: "signal").async { semaphore.signal() }
    #expect(semaphore.wait(timeout: .now() + 5) == .success)
    #expect(semaphore.wait(timeout: .now() + 0.01) == .timedOut)
  }

  @Test("a group is done when all its work is, and then notifies")
  func group() async {
    let (group, queue, log) = (DispatchGroup(), DispatchQueue(label: "group"), Log())
    group.enter()
    queue.async(group: group) { log.lines.append("work") }
    #expect(group.wait(timeout: .now()) == .timedOut)
    queue.asyncAfter(deadline: .now() + 0.01) { group.leave() }
    #expect(group.wait(timeout: .now() + 5) == .success)
    await withCheckedContinuation { continuation in
      group.notify(queue: .main) { continuation.resume() }
    }
    #expect(log.lines == ["work"])
  }

  @Test("work that was cancelled does not run, and who waits for it is told")
  func cancelledItem() {
    let log = Log()
    let item = DispatchWorkItem { log.lines.append("ran") }
    item.cancel()
    DispatchQueue(label: "item").async(execute: item)
    #expect(item.wait(timeout: .now() + 5) == .success)
    #expect(log.lines.isEmpty)
  }

  @Test("a timer source fires again and again until it is cancelled")
  func timerSource() async {
    let source = DispatchSource.makeTimerSource(queue: .main)
    let log = Log()
    await withCheckedContinuation { continuation in
      source.schedule(deadline: .now(), repeating: .milliseconds(1))
      source.setEventHandler {
        log.lines.append("tick")
        if log.lines.count == 3 { source.cancel() }
      }
      source.setCancelHandler { continuation.resume() }
      source.activate()
    }
    #expect(log.lines.count == 3 && source.isCancelled)
  }

  @Test("values under keys are seen by the work of their queue")
  func specific() {
    let (queue, key) = (DispatchQueue(label: "key"), DispatchSpecificKey<Int>())
    queue.setSpecific(key: key, value: 7)
    #expect(DispatchQueue.getSpecific(key: key) == nil)
    #expect(queue.sync { DispatchQueue.getSpecific(key: key) } == 7)
  }

  @Test("operations wait for those that they depend on")
  func operations() {
    let (queue, log) = (OperationQueue(), Log())
    let first = BlockOperation { log.lines.append("first") }
    let second = BlockOperation { log.lines.append("second") }
    second.addDependency(first)
    queue.addOperations([second, first], waitUntilFinished: true)
    #expect(log.lines == ["first", "second"])
    #expect(queue.operationCount == 0)
  }

  /// An operation for asynchronous work, as authors write it.
  private final class Download: Operation, @unchecked Sendable {
    let title: String
    let log: Log
    private var isDone = false

    init(_ name: String, log: Log) {
      (title, self.log) = (name, log)
      super.init()
    }

    override var isAsynchronous: Bool { true }
    override var isFinished: Bool { isDone || isCancelled }

    override func main() {
      log.lines.append("begin \(title)")
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
        self.log.lines.append("end \(self.title)")
        self.willChangeValue(forKey: "isFinished")
        self.isDone = true
        self.didChangeValue(forKey: "isFinished")
      }
    }
  }

  @Test("a queue of one operation at a time waits for asynchronous work")
  func serialDownloads() {
    let (queue, log) = (OperationQueue(), Log())
    queue.maxConcurrentOperationCount = 1
    queue.addOperations(
      [Download("a", log: log), Download("b", log: log)],
      waitUntilFinished: true
    )
    #expect(log.lines == ["begin a", "end a", "begin b", "end b"])
    #expect(queue.operationCount == 0)
  }

  /// An operation that says it is asynchronous, and ends with its `main()` nevertheless.
  private final class Plain: Operation, @unchecked Sendable {
    var count = 0

    override var isAsynchronous: Bool { true }
    override func main() { count += 1 }
  }

  @Test("an operation runs once, and has ended with its main() where it does not say otherwise")
  func plainOperation() {
    let (queue, operation) = (OperationQueue(), Plain())
    queue.addOperation(operation)
    queue.addOperation {}
    operation.waitUntilFinished()
    queue.waitUntilAllOperationsAreFinished()
    #expect(operation.count == 1)
  }

  @Test("a cancelled operation no longer waits for those that it depends on")
  func cancelledOperation() {
    let (queue, log) = (OperationQueue(), Log())
    let (never, waiting) = (Operation(), BlockOperation { log.lines.append("ran") })
    waiting.addDependency(never)
    queue.addOperation(waiting)
    waiting.cancel()
    waiting.waitUntilFinished()
    #expect(waiting.isFinished && log.lines.isEmpty)
  }

  @Test("a timer calls its closure again and again until it is invalidated")
  func timer() async {
    let log = Log()
    await withCheckedContinuation { continuation in
      Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { timer in
        log.lines.append("tick")
        guard log.lines.count == 2 else { return }
        timer.invalidate()
        continuation.resume()
      }
    }
    #expect(log.lines.count == 2)
  }
}
