public import Foundation

/// The settings of a session.
///
/// All are accepted without effect: nothing is sent.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// Settings for a session that keeps answers.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// Settings for a session that keeps nothing.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// Settings for a session that goes on without its app.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  /// The name of a session that goes on without its app.
  open private(set) var identifier: String?
  /// When an earlier answer may be used again.
  ///
  /// Accepted without effect.
  open var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
  /// The seconds to wait for more of an answer.
  ///
  /// Accepted without effect.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// The seconds to wait for all of an answer.
  ///
  /// Accepted without effect.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Whether a mobile network may be used.
  ///
  /// Accepted without effect.
  open var allowsCellularAccess = true
  /// Whether to wait for a network.
  ///
  /// Accepted without effect: requests fail at once.
  open var waitsForConnectivity = false
  /// Whether the system chooses when.
  ///
  /// Accepted without effect.
  open var isDiscretionary = false
  /// Lines that are sent with each request.
  ///
  /// Accepted without effect.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// How many connections a server gets.
  ///
  /// Accepted without effect.
  open var httpMaximumConnectionsPerHost = 6
  /// Whether cookies are sent along.
  ///
  /// Accepted without effect.
  open var httpShouldSetCookies = true
  /// The identifier of the folder that an app shares.
  ///
  /// Accepted without effect.
  open var sharedContainerIdentifier: String?
  /// Whether the app is woken for events.
  ///
  /// Accepted without effect.
  open var sessionSendsLaunchEvents = true
}
