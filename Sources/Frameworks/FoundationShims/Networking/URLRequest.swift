public import Foundation

/// What is asked of a server.
///
/// It is a value; nothing can be sent.
public struct URLRequest: Equatable, Hashable, Sendable {
  /// When an earlier answer may be used again.
  public enum CachePolicy: UInt, Sendable {
    /// As the server says.
    case useProtocolCachePolicy = 0
    /// Never the one that is kept here.
    case reloadIgnoringLocalCacheData = 1
    /// Always, and the server is asked where there is none.
    case returnCacheDataElseLoad = 2
    /// Always, and the server is never asked.
    case returnCacheDataDontLoad = 3
    /// Never the one that is kept anywhere.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// Where the server says that it is still good.
    case reloadRevalidatingCacheData = 5
  }

  /// The address.
  public var url: URL?
  /// When an earlier answer may be used again.
  public var cachePolicy: CachePolicy
  /// The seconds to wait for an answer.
  public var timeoutInterval: TimeInterval
  /// The method, such as "GET".
  public var httpMethod: String? = "GET"
  /// What is sent along.
  public var httpBody: Data?
  /// The lines before the body.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// The page that the request belongs to.
  public var mainDocumentURL: URL?
  /// Whether cookies are sent along.
  public var httpShouldHandleCookies = true
  /// Whether several requests may be on their way at a time.
  public var httpShouldUsePipelining = false
  /// Whether a mobile network may be used.
  public var allowsCellularAccess = true
  /// Whether an expensive network may be used.
  public var allowsExpensiveNetworkAccess = true
  /// Whether a network may be used that saves data.
  public var allowsConstrainedNetworkAccess = true

  /// Makes a request for an address.
  public init(
    url: URL,
    cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// The value of a line before the body; names differ by more than case.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
  }

  /// Sets a line before the body; nil removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields = fields.filter { $0.key.caseInsensitiveCompare(field) != .orderedSame }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Adds to a line before the body, behind a comma.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let earlier = self.value(forHTTPHeaderField: field)
    setValue(earlier.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
}
