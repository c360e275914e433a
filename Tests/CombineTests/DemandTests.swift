import Combine
import Testing

/// A subscriber that asks for as many values as it is told to.
private final class Slow: Subscriber {
  typealias Input = Int
  typealias Failure = Never

  var subscription: (any Subscription)?
  var values: [Int] = []
  var isFinished = false

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { isFinished = true }
}

struct DemandTests {
  @Test("A sequence sends no more than was asked for")
  func sequence() {
    let slow = Slow()
    [1, 2, 3].publisher.subscribe(slow)
    #expect(slow.values.isEmpty)
    slow.subscription?.request(.max(2))
    #expect(slow.values == [1, 2])
    #expect(!slow.isFinished)
    slow.subscription?.request(.max(1))
    #expect(slow.values == [1, 2, 3])
    #expect(slow.isFinished)
  }

  @Test("Numbering values with an endless sequence takes no more numbers than are needed soon")
  func endless() {
    var taken = 0
    var pairs: [String] = []
    let numbers = (1...).publisher.handleEvents(receiveOutput: { _ in taken += 1 })
    let names = PassthroughSubject<String, Never>()
    let subscription = numbers.zip(names).sink { pairs.append("\($0)\($1)") }
    for index in 0..<5000 { names.send(index.isMultiple(of: 2) ? "a" : "b") }
    names.send(completion: .finished)
    #expect(pairs.prefix(3) == ["1a", "2b", "3a"])
    #expect(pairs.count == 5000 && pairs.last == "5000b")
    #expect(taken < 10_000)
    subscription.cancel()
  }

  @Test("Merged values that nobody asks for are not taken without end")
  func merging() {
    let slow = Slow()
    (1...).publisher.merge(with: Empty<Int, Never>()).subscribe(slow)
    slow.subscription?.request(.max(2))
    #expect(slow.values == [1, 2])
    slow.subscription?.request(.max(5000))
    #expect(slow.values.last == 5002)
  }

  @Test("Beginning again very often does not need a deeper and deeper stack")
  func retry() {
    struct Failing: Error {}
    var (count, isFailed) = (0, false)
    let subscription = Deferred {
      count += 1
      return Fail<Int, Failing>(error: Failing())
    }
    .retry(100_000)
    .sink(receiveCompletion: { _ in isFailed = true }, receiveValue: { _ in })
    #expect(count == 100_001 && isFailed)
    subscription.cancel()
  }

  @Test("A value that is left out does not use up the demand")
  func skipping() {
    let slow = Slow()
    [1, 2, 3, 4].publisher.filter { $0 > 2 }.subscribe(slow)
    slow.subscription?.request(.max(1))
    #expect(slow.values == [3])
  }

  @Test("A passthrough subject drops what nobody asked for, a current value is kept")
  func subjects() {
    let (slow, other) = (Slow(), Slow())
    let passing = PassthroughSubject<Int, Never>()
    passing.subscribe(slow)
    passing.send(1)
    slow.subscription?.request(.max(1))
    passing.send(2)
    passing.send(3)
    #expect(slow.values == [2])
    let current = CurrentValueSubject<Int, Never>(1)
    current.subscribe(other)
    current.send(2)
    other.subscription?.request(.max(1))
    #expect(other.values == [2])
    #expect(current.value == 2)
  }

  @Test("Demands add up and no limit stays no limit")
  func arithmetic() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
    #expect(Subscribers.Demand.max(2) - .max(3) == .none)
    #expect(Subscribers.Demand.max(.max - 1) + .max(5) == .unlimited)
    #expect(Subscribers.Demand.max(5) < .unlimited)
    #expect(Subscribers.Demand.unlimited.max == nil)
  }

  @Test("After cancelling nothing more is received")
  func cancelling() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.map { $0 + 1 }.sink { values.append($0) }.store(in: &bag)
    subject.send(1)
    bag.removeAll()
    subject.send(2)
    #expect(values == [2])
  }
}
