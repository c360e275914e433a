import Combine
import Foundation
import Testing

/// All that a publisher sends at once: its values, and whether it finished, failed or goes on.
private func outcome<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: String) {
  var values: [P.Output] = []
  var end = "open"
  let subscription = publisher.sink(
    receiveCompletion: {
      switch $0 {
      case .finished: end = "finished"
      case .failure(let error): end = "\(error)"
      }
    },
    receiveValue: { values.append($0) }
  )
  subscription.cancel()
  return (values, end)
}

private enum Trouble: Error { case here }

struct OperatorTests {
  @Test("map, filter, compactMap and scan change values one by one")
  func oneByOne() {
    let numbers = [1, 2, 3, 4].publisher
    #expect(outcome(numbers.map { $0 * 10 }).values == [10, 20, 30, 40])
    #expect(outcome(numbers.filter { $0.isMultiple(of: 2) }).values == [2, 4])
    #expect(outcome(["1", "x", "3"].publisher.compactMap { Int($0) }).values == [1, 3])
    #expect(outcome(numbers.scan(0, +)).values == [1, 3, 6, 10])
    #expect(outcome(["a", "bcd"].publisher.map(\.count)).values == [1, 3])
    #expect(outcome([1, nil, 3].publisher.replaceNil(with: 0)).values == [1, 0, 3])
  }

  @Test("A closure that throws ends the values with its error")
  func throwing() {
    let result = outcome(
      [1, 2, 3].publisher.tryMap { number -> Int in
        if number == 2 { throw Trouble.here }
        return number
      }
    )
    #expect(result.values == [1])
    #expect(result.end == "here")
  }

  @Test("reduce, collect, count, max, last and contains send one value at the end")
  func reducing() {
    let numbers = [3, 1, 2].publisher
    #expect(outcome(numbers.reduce(0, +)).values == [6])
    #expect(outcome(numbers.collect()).values == [[3, 1, 2]])
    #expect(outcome(numbers.collect(2)).values == [[3, 1], [2]])
    #expect(outcome(numbers.count()).values == [3])
    #expect(outcome(numbers.max()).values == [3])
    #expect(outcome(numbers.min()).values == [1])
    #expect(outcome(numbers.last()).values == [2])
    #expect(outcome(numbers.contains(1)).values == [true])
    #expect(outcome(numbers.allSatisfy { $0 > 1 }).values == [false])
    #expect(outcome(Empty<Int, Never>().collect()).values == [[]])
    #expect(outcome(Empty<Int, Never>().max()).values.isEmpty)
  }

  @Test("first, prefix, dropFirst, drop and output pick values by place")
  func picking() {
    let numbers = [1, 2, 3, 4, 5].publisher
    #expect(outcome(numbers.first()).values == [1])
    #expect(outcome(numbers.first { $0 > 3 }).values == [4])
    #expect(outcome(numbers.prefix(2)).values == [1, 2])
    #expect(outcome(numbers.prefix(0)).end == "finished")
    #expect(outcome(numbers.dropFirst(3)).values == [4, 5])
    #expect(outcome(numbers.drop { $0 < 3 }).values == [3, 4, 5])
    #expect(outcome(numbers.prefix { $0 < 3 }).values == [1, 2])
    #expect(outcome(numbers.output(in: 1...2)).values == [2, 3])
    #expect(outcome(numbers.output(at: 4)).values == [5])
  }

  @Test("removeDuplicates leaves out what equals the value before")
  func duplicates() {
    #expect(outcome([1, 1, 2, 2, 1].publisher.removeDuplicates()).values == [1, 2, 1])
  }

  @Test("prepend and append put values before and after")
  func concatenating() {
    let result = outcome([2].publisher.prepend(0, 1).append([3]).append(Just(4)))
    #expect(result.values == [0, 1, 2, 3, 4])
    #expect(result.end == "finished")
  }

  @Test("flatMap sends the values of the publishers that are made")
  func flattening() {
    #expect(
      outcome([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }).values == [1, 10, 2, 20]
    )
    let failing = outcome(
      [1, 2].publisher.flatMap {
        $0 == 2
          ? Fail(error: Trouble.here).eraseToAnyPublisher()
          : Just($0).setFailureType(to: Trouble.self).eraseToAnyPublisher()
      }
    )
    #expect(failing.values == [1])
    #expect(failing.end == "here")
  }

  @Test("switchToLatest follows the newest publisher only")
  func switching() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let subscription = outer.switchToLatest().sink { values.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(values == [1, 3])
    subscription.cancel()
  }

  @Test("catch, retry and replaceError go on after an error")
  func recovering() {
    let failing = Fail<Int, Trouble>(error: .here)
    #expect(outcome(failing.catch { _ in Just(7) }).values == [7])
    #expect(outcome(failing.replaceError(with: 8)).values == [8])
    #expect(outcome(failing.replaceError(with: 8)).end == "finished")
    var attempts = 0
    let result = outcome(
      Deferred { () -> Fail<Int, Trouble> in
        attempts += 1
        return Fail(error: .here)
      }.retry(2)
    )
    #expect(attempts == 3)
    #expect(result.end == "here")
  }

  @Test("combineLatest sends once all have sent, then at each value")
  func combining() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var values: [String] = []
    let subscription = a.combineLatest(b) { "\($0)\($1)" }.sink { values.append($0) }
    a.send(1)
    b.send("x")
    a.send(2)
    b.send("y")
    #expect(values == ["1x", "2x", "2y"])
    subscription.cancel()
  }

  @Test("zip pairs values and finishes with the shortest")
  func zipping() {
    let result = outcome([1, 2, 3].publisher.zip(["a", "b"].publisher))
    #expect(result.values.map { "\($0.0)\($0.1)" } == ["1a", "2b"])
    #expect(result.end == "finished")
  }

  @Test("merge sends the values of all and finishes with the last")
  func merging() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (values, ended): ([Int], Bool) = ([], false)
    let subscription = a.merge(with: b).sink(
      receiveCompletion: { _ in ended = true },
      receiveValue: { values.append($0) }
    )
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    #expect(!ended)
    b.send(3)
    b.send(completion: .finished)
    #expect(values == [1, 2, 3])
    #expect(ended)
    subscription.cancel()
  }

  @Test("encode and decode go through data and back")
  func coding() {
    let result = outcome(
      Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
    )
    #expect(result.values == [[1, 2]])
  }

  @Test("handleEvents tells of everything in order")
  func events() {
    var log: [String] = []
    _ = outcome(
      Just(1).handleEvents(
        receiveSubscription: { _ in log.append("subscription") },
        receiveOutput: { log.append("value \($0)") },
        receiveCompletion: { _ in log.append("completion") },
        receiveRequest: { log.append("request \($0)") }
      )
    )
    #expect(log == ["subscription", "request unlimited", "value 1", "completion"])
  }
}
