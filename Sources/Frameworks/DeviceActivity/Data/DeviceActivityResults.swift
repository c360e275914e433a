/// A list of results that is made while it is read.
///
/// It may be read any number of times, each time from the start.
public struct DeviceActivityResults<Element>: AsyncSequence, Sendable {
  /// Reading never fails.
  public typealias Failure = Never

  private let makeNext: @Sendable () -> () -> Element?

  init(_ makeNext: @escaping @Sendable () -> () -> Element?) {
    self.makeNext = makeNext
  }

  init(count: Int, _ element: @escaping @Sendable (Int) -> Element) {
    makeNext = {
      var upcoming = 0
      return {
        guard upcoming < count else { return nil }
        upcoming += 1
        return element(upcoming - 1)
      }
    }
  }

  /// Reads the results from the start.
  public func makeAsyncIterator() -> Iterator<Element> {
    Iterator(makeNext())
  }

  /// Reads results one after another.
  public class Iterator<IteratorElement>: AsyncIteratorProtocol {
    private let nextElement: () -> IteratorElement?

    init(_ nextElement: @escaping () -> IteratorElement?) {
      self.nextElement = nextElement
    }

    /// The next result; nil at the end.
    public func next() async -> IteratorElement? { nextElement() }

    /// The next result; nil at the end.
    ///
    /// It is made where the caller is, without a change of threads.
    public func next(isolation actor: isolated (any Actor)?) async -> IteratorElement? {
      nextElement()
    }
  }
}
