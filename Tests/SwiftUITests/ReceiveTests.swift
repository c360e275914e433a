import Combine
import SwiftUI
import Testing

@Suite("Values that views receive")
@MainActor
struct ReceiveTests {
  private final class Log {
    var values: [Int] = []
  }

  private struct Receiver<P: Publisher>: View where P.Output == Int, P.Failure == Never {
    let publisher: P
    let log: Log

    var body: some View { Text("a").onReceive(publisher) { log.values.append($0) } }
  }

  @Test("a view that is given another subject listens to that one, and no longer to the old")
  func otherSubject() throws {
    typealias Numbers = PassthroughSubject<Int, Never>
    let (log, old, new) = (Log(), Numbers(), Numbers())
    func receiver(of subject: Numbers) -> some View {
      Receiver(publisher: subject.map { $0 * 10 }.eraseToAnyPublisher(), log: log)
    }
    let graph = ViewGraph(root: receiver(of: old))
    _ = try graph.render()
    old.send(1)
    graph.update(root: receiver(of: new))
    _ = try graph.render()
    old.send(2)
    new.send(3)
    #expect(log.values == [10, 30])
  }

  @Test("a value that is published anew by each body is received once")
  func sameValue() throws {
    let log = Log()
    let graph = ViewGraph(root: Receiver(publisher: Just(1), log: log))
    _ = try graph.render()
    graph.update(root: Receiver(publisher: Just(1), log: log))
    _ = try graph.render()
    #expect(log.values == [1])
    graph.update(root: Receiver(publisher: Just(2), log: log))
    _ = try graph.render()
    #expect(log.values == [1, 2])
  }

  @Test("a timer that each render makes anew goes on")
  func timer() async throws {
    let log = Log()
    func receiver() -> some View {
      let timer = Timer.publish(every: 0.2, on: .main, in: .common).autoconnect()
      return Receiver(publisher: timer.map { _ in 1 }, log: log)
    }
    let graph = ViewGraph(root: receiver())
    // Each render comes long before the timer of the last one would fire.
    for _ in 0..<1000 where log.values.isEmpty {
      graph.update(root: receiver())
      _ = try graph.render()
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(!log.values.isEmpty)
  }

  @Test("a timer of another length is another one")
  func otherTimer() {
    let first = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let again = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let other = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
    #expect(again.isRepetition(of: first))
    #expect(!other.isRepetition(of: first))
  }
}
