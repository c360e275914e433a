import Combine
import Foundation
import FoundationShims
import Testing

/// What comes later is waited for as long as a busy machine takes, and no longer than a hanging one.
@Suite("Sources of values", .timeLimit(.minutes(30)))
@MainActor
struct SourceTests {
  @Test("A future gives its value to those who subscribe before and after")
  func future() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var values: [Int] = []
    let before = future.sink { values.append($0) }
    promise?(.success(5))
    promise?(.success(6))
    let after = future.sink { values.append($0 * 10) }
    #expect(values == [5, 50])
    before.cancel()
    after.cancel()
  }

  @Test("share subscribes once for all, multicast when it is connected")
  func sharing() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let counted = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
    let shared = counted.share()
    var values: [Int] = []
    let one = shared.sink { values.append($0) }
    let two = shared.sink { values.append($0 * 10) }
    subject.send(1)
    #expect(values == [1, 10])
    #expect(subscriptions == 1)
    one.cancel()
    two.cancel()
    let multicast = counted.multicast { PassthroughSubject<Int, Never>() }
    let three = multicast.sink { values.append($0) }
    subject.send(2)
    #expect(values == [1, 10])
    let connection = multicast.connect()
    subject.send(3)
    #expect(values == [1, 10, 3])
    connection.cancel()
    three.cancel()
  }

  @Test("A notification center publishes what is posted")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("A connected timer publishes moments until it is cancelled")
  func timer() async throws {
    var count = 0
    let timer = FoundationShims::Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
    let subscription = timer.sink { _ in count += 1 }
    while count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    subscription.cancel()
    let stopped = count
    // Another timer, begun later, has fired as often as the first would have to be seen.
    var later = 0
    let other = FoundationShims::Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
      .sink { _ in later += 1 }
    while later < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(count == stopped)
    other.cancel()
  }

  @Test("receive(on:) keeps the order and the end comes last")
  func receiving() async throws {
    var log: [String] = []
    let subscription = [1, 2].publisher.receive(on: FoundationShims::RunLoop.main).sink(
      receiveCompletion: { _ in log.append("end") },
      receiveValue: { log.append("\($0)") }
    )
    #expect(log.isEmpty)
    while log.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(log == ["1", "2", "end"])
    subscription.cancel()
  }

  @Test("Work for a queue waits while it is suspended, and belongs to the chosen group")
  func queues() {
    let queue = FoundationShims::DispatchQueue(label: "suspended")
    let group = FoundationShims::DispatchGroup()
    var values: [Int] = []
    queue.suspend()
    let subscription = [1, 2].publisher.receive(on: queue, options: .init(group: group))
      .sink { values.append($0) }
    queue.sync {}
    #expect(values.isEmpty)
    queue.resume()
    #expect(group.wait(timeout: .now() + 10) == .success)
    #expect(values == [1, 2])
    subscription.cancel()
  }

  @Test("The first values of an endless sequence can be received on a queue")
  func endless() async throws {
    var log: [String] = []
    let subscription = (1...).publisher.receive(on: FoundationShims::RunLoop.main).prefix(3).sink(
      receiveCompletion: { _ in log.append("end") },
      receiveValue: { log.append("\($0)") }
    )
    while log.count < 4 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(log == ["1", "2", "3", "end"])
    subscription.cancel()
  }

  @Test("debounce sends the last of values that follow each other closely")
  func debouncing() async throws {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.debounce(
      for: .milliseconds(300),
      scheduler: FoundationShims::DispatchQueue.main
    )
    .sink { values.append($0) }
    subject.send(1)
    subject.send(2)
    while values.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(values == [2])
    subscription.cancel()
  }

  @Test("The values of a publisher can be awaited in a loop")
  func awaiting() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }
}
