public import Foundation

/// Talks to servers, which no extension can reach: every request fails as on a device without a network.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session that needs no settings.
  open class var shared: URLSession { sharedSession }

  private static let sharedSession = URLSession(configuration: .default)

  /// The session's settings.
  public let configuration: URLSessionConfiguration

  /// The object that is told of what happens; it is told of nothing.
  public let delegate: (any URLSessionDelegate)?

  /// The queue that the delegate is told on.
  public let delegateQueue: OperationQueue

  /// A name for the session.
  open var sessionDescription: String?

  /// Makes a session.
  public init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue()
    super.init()
  }

  /// Ends the session.
  ///
  /// Accepted without effect: it has no connections.
  open func invalidateAndCancel() {}

  /// Ends the session when its tasks have ended.
  ///
  /// Accepted without effect: it has no connections.
  open func finishTasksAndInvalidate() {}

  /// Why a request fails, with its address.
  static func error(for url: URL?) -> URLError {
    var details: [String: Any] = [
      NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
    ]
    details[NSURLErrorFailingURLErrorKey] = url
    return URLError(.notConnectedToInternet, userInfo: details)
  }
}

extension URLSession {
  /// Asks for an address: throws that there is no network.
  public func data(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    throw Self.error(for: url)
  }

  /// Sends a request: throws that there is no network.
  public func data(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    throw Self.error(for: request.url)
  }

  /// Sends a request with bytes: throws that there is no network.
  public func upload(
    for request: URLRequest,
    from bodyData: Data,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    throw Self.error(for: request.url)
  }

  /// Fetches a file: throws that there is no network.
  public func download(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    throw Self.error(for: url)
  }

  /// Fetches a file: throws that there is no network.
  public func download(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    throw Self.error(for: request.url)
  }

  /// Makes a task that asks for an address.
  public func dataTask(with url: URL) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url))
  }

  /// Makes a task that sends a request.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request) { _ in }
  }

  /// Makes a task that asks for an address, and hands over that there is no network.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task that sends a request, and hands over that there is no network.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request) { completionHandler(nil, nil, $0) }
  }

  /// Makes a task that sends bytes, and hands over that there is no network.
  public func uploadTask(
    with request: URLRequest,
    from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request) { completionHandler(nil, nil, $0) }
  }

  /// Makes a task that fetches a file, and hands over that there is no network.
  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url)) { completionHandler(nil, nil, $0) }
  }
}
