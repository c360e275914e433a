/// A web domain.
public struct WebDomain: Equatable, Hashable, Sendable {
  /// The domain's name, such as "example.org".
  ///
  /// Nil where the process may not know it.
  public let domain: String?

  /// The token that stands for the web domain.
  public let token: WebDomainToken?

  /// Creates a web domain from its name.
  public init(domain: String) {
    self.init(domain: domain, token: nil)
  }

  /// Creates a web domain from the token that stands for it.
  public init(token: WebDomainToken) {
    self.init(domain: nil, token: token)
  }

  package init(domain: String?, token: WebDomainToken?) {
    self.domain = domain
    self.token = token
  }
}
