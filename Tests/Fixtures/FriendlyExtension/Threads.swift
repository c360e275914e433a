import Dispatch
import Foundation

private final class Worker {
  private let queue = DispatchQueue(label: "worker", qos: .utility, attributes: .concurrent)
  private let lock = NSLock()
  private var count = 0

  func add(_ amount: Int) {
    queue.async(flags: .barrier) {
      self.lock.lock()
      self.count += amount
      self.lock.unlock()
    }
  }

  var total: Int { queue.sync { count } }
}

private final class Sum { var total = 0 }

func threadLines() async -> [String] {
  var lines: [String] = []
  let worker = Worker()
  worker.add(2)
  worker.add(3)
  lines.append("barrier \(worker.total)")

  let semaphore = DispatchSemaphore(value: 0)
  DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + 0.01) { semaphore.signal() }
  semaphore.wait()
  lines.append("semaphore \(semaphore.wait(timeout: .now() + .milliseconds(5)) == .timedOut)")

  let group = DispatchGroup()
  let sum = Sum()
  for number in 1...3 { DispatchQueue.global().async(group: group) { sum.total += number } }
  group.wait()
  lines.append("group \(sum.total)")

  let notified = await withCheckedContinuation { continuation in
    group.notify(queue: .main) { continuation.resume(returning: "notified") }
  }
  lines.append(notified)

  let order = operations()
  lines.append("operations \(order.names.joined(separator: " "))")
  await withCheckedContinuation { continuation in
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
      timer.invalidate()
      continuation.resume()
    }
  }
  lines.append("timer after \(order.names.last ?? "-") main \(Thread.isMainThread)")

  let source = DispatchSource.makeTimerSource(queue: .main)
  let ticks = Sum()
  await withCheckedContinuation { continuation in
    source.schedule(deadline: .now(), repeating: .milliseconds(2))
    source.setEventHandler {
      ticks.total += 1
      if ticks.total == 3 {
        source.cancel()
        continuation.resume()
      }
    }
    source.resume()
  }
  lines.append("ticks \(ticks.total)")
  runLoop()
  DispatchQueue.concurrentPerform(iterations: 4) { _ in ticks.total += 1 }
  lines.append("performed \(ticks.total)")
  return lines
}

/// Waits for a task, which cannot run meanwhile.
func hangLines() async -> [String] {
  waitForTask()
  return []
}

private func waitForTask() {
  let semaphore = DispatchSemaphore(value: 0)
  Task { semaphore.signal() }
  semaphore.wait()
}

private func runLoop() {
  RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.005))
}

private final class Order { var names: [String] = [] }

private func operations() -> Order {
  let order = Order()
  let first = BlockOperation { order.names.append("first") }
  let second = BlockOperation { order.names.append("second") }
  second.addDependency(first)
  OperationQueue().addOperations([second, first], waitUntilFinished: true)
  Thread.detachNewThread { order.names.append("thread") }
  Thread.sleep(forTimeInterval: 0.001)
  return order
}
