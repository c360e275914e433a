package import ExtensionProtocol

/// A category that the user chose for an application or web domain.
package struct CategoryOverride: Hashable, Sendable {
  package var kind: ActivityReport.Subject.Kind
  /// The application's identifier, or the domain; a domain stands for those below it, too.
  package var identifier: String
  package var category: String

  package init(kind: ActivityReport.Subject.Kind, identifier: String, category: String) {
    self.kind = kind
    self.identifier = identifier
    self.category = category
  }
}

/// An application or web domain of a store and the category that it is in.
package struct FiledSubject: Hashable, Sendable {
  package var kind: ActivityReport.Subject.Kind
  package var identifier: String
  package var name: String?
  package var category: String
  /// The category that its source or a rule gave it; nil where none did.
  package var given: String?
}
