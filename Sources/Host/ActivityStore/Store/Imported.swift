package import ExtensionProtocol

/// A person, as an import names them.
package struct ImportedUser: Hashable, Sendable {
  /// What tells the person from others in the store.
  package var identifier: String
  package var user: ActivityReport.User
  /// Whether the person is the one who runs the host.
  package var isOwner: Bool
  /// Whether what is said of the person replaces what the store knows.
  package var isExplicit: Bool

  package init(
    identifier: String,
    user: ActivityReport.User,
    isOwner: Bool,
    isExplicit: Bool = false
  ) {
    self.identifier = identifier
    self.user = user
    self.isOwner = isOwner
    self.isExplicit = isExplicit
  }
}

/// A device, as an import names it.
package struct ImportedDevice: Hashable, Sendable {
  /// What tells the device from others in the store, such as its host name.
  package var identifier: String
  package var device: ActivityReport.Device
  /// Whether what is said of the device replaces what the store knows.
  package var isExplicit: Bool

  package init(identifier: String, device: ActivityReport.Device, isExplicit: Bool = false) {
    self.identifier = identifier
    self.device = device
    self.isExplicit = isExplicit
  }
}

/// An application or web domain, as an import names it.
package struct ImportedSubject: Hashable, Sendable {
  package var kind: ActivityReport.Subject.Kind
  package var identifier: String
  package var name: String?
  /// The name of its category, where the source or a rule says it.
  ///
  /// The same application may be in several, as a browser is with titles of different kinds.
  package var category: String?

  package init(
    kind: ActivityReport.Subject.Kind,
    identifier: String,
    name: String?,
    category: String? = nil
  ) {
    self.kind = kind
    self.identifier = identifier
    self.name = name
    self.category = category
  }
}
