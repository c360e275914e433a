package import ExtensionProtocol

/// Activity as one app may read it, with the app's own tokens.
package protocol TokenSource: ActivitySource {
  /// What a token of the app's stands for; nil for another's, and for one that is void.
  func subject(token: [UInt8]) throws -> SourceSubject?

  /// What somebody may choose from to give the app tokens of it.
  func offered() throws -> OfferedSubjects
}

/// Applications and web domains that somebody may choose from, and their categories.
package struct OfferedSubjects: Hashable, Sendable {
  /// An application or web domain; one that sources put into several categories is here once.
  package struct Item: Hashable, Sendable {
    package var kind: ActivityReport.Subject.Kind
    package var identifier: String
    package var name: String?
    package var token: [UInt8]
    /// The number of its category.
    package var category: UInt32
  }

  /// A category.
  package struct Category: Hashable, Sendable {
    package var number: UInt32
    package var name: String
    package var token: [UInt8]
  }

  package var categories: [Category] = []
  package var items: [Item] = []
}
