@_exported public import FoundationShims

/// An opaque stand-in for an application, category or web domain.
///
/// A token says nothing about what it stands for. Only the host can look it up, and only for the
/// extension or app that it was made for. Its coded form is Apple's: an object whose one key `data`
/// holds the bytes.
public struct Token<T>: Codable, Equatable, Hashable, Sendable {
  package let data: Data

  package init(data: Data) {
    self.data = data
  }
}

/// A token that stands for an application.
public typealias ApplicationToken = Token<Application>

/// A token that stands for a category of applications and web domains.
public typealias ActivityCategoryToken = Token<ActivityCategory>

/// A token that stands for a web domain.
public typealias WebDomainToken = Token<WebDomain>
