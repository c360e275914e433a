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
    queue.asyncAfter(deadline: .now() + 0.01) { group.leave() }
    #expect(group.wait(timeout: .now()) == .timedOut)
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
