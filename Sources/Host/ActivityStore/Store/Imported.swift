package import ExtensionProtocol

/// A person, as an import names them.
package struct ImportedUser: Hashable, Sendable {
  /// What tells the person from others in the store.
  package var identifier: String
  package var user: ActivityReport.User
  /// Whether the person is the one who runs the host.
  package var isOwner: Bool

  package init(identifier: String, user: ActivityReport.User, isOwner: Bool) {
    self.identifier = identifier
    self.user = user
    self.isOwner = isOwner
  }
}

/// A device, as an import names it.
package struct ImportedDevice: Hashable, Sendable {
  /// What tells the device from others in the store, such as its host name.
  package var identifier: String
  package var device: ActivityReport.Device

  package init(identifier: String, device: ActivityReport.Device) {
    self.identifier = identifier
    self.device = device
  }
}

/// An application or web domain, as an import names it.
package struct ImportedSubject: Hashable, Sendable {
  package var kind: ActivityReport.Subject.Kind
  package var identifier: String
  package var name: String?
  /// The name of its category.
  package var category: String

  package init(
    kind: ActivityReport.Subject.Kind,
    identifier: String,
    name: String?,
    category: String
  ) {
    self.kind = kind
    self.identifier = identifier
    self.name = name
    self.category = category
  }
}
