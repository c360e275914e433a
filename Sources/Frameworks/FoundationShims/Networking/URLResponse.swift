public import Foundation

/// What a server answered.
///
/// Nothing is ever received; authors make answers in their tests and previews.
open class URLResponse: NSObject, @unchecked Sendable {
  /// The address.
  public let url: URL?
  /// The kind of the body.
  public let mimeType: String?
  /// The number of bytes of the body; -1 where it is not known.
  public let expectedContentLength: Int64
  /// The encoding of the body's text.
  public let textEncodingName: String?

  /// Makes an answer.
  public init(
    url: URL,
    mimeType: String?,
    expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
    super.init()
  }

  /// A name for a file that holds the body.
  open var suggestedFilename: String? { url?.lastPathComponent ?? "Unknown" }
}

/// What a server answered by HTTP.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The number that says how it went.
  public let statusCode: Int

  private let fields: [String: String]

  /// Makes an answer.
  public init?(
    url: URL,
    statusCode: Int,
    httpVersion: String?,
    headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    fields = headerFields ?? [:]
    let length = fields["Content-Length"].flatMap { Int($0) } ?? -1
    super.init(
      url: url,
      mimeType: fields["Content-Type"],
      expectedContentLength: length,
      textEncodingName: nil
    )
  }

  /// The lines before the body.
  open var allHeaderFields: [AnyHashable: Any] { fields }

  /// The value of a line before the body.
  open func value(forHTTPHeaderField field: String) -> String? {
    fields.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
  }

  /// The meaning of a number that says how it went.
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 500: "internal server error"
    case 200..<300: "success"
    case 300..<400: "redirected"
    case 400..<500: "client error"
    case 500..<600: "server error"
    default: "informational"
    }
  }
}
