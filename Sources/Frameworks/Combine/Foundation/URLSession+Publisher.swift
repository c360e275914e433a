public import Foundation
public import FoundationShims

extension FoundationShims::URLSession {
  /// A publisher of what an address holds, which fails: a report has no network.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: FoundationShims::URLRequest(url: url))
  }

  /// A publisher of the answer to a request, which fails: a report has no network.
  public func dataTaskPublisher(for request: FoundationShims::URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the answer to a request, which fails: a report has no network.
  public struct DataTaskPublisher: Publisher {
    /// The answer.
    public typealias Output = (data: Data, response: FoundationShims::URLResponse)
    /// Why there is none.
    public typealias Failure = URLError

    /// The request.
    public let request: FoundationShims::URLRequest
    /// Who would send it.
    public let session: FoundationShims::URLSession

    /// Makes a publisher of the answer to a request.
    public init(request: FoundationShims::URLRequest, session: FoundationShims::URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Fail(error: URLError(.notConnectedToInternet)).receive(subscriber: subscriber)
    }
  }
}
