internal import ActivityStore
internal import ExtensionProtocol

extension ImportOptions {
  /// The user that the options name.
  var user: ImportedUser {
    guard let userName, !userName.isEmpty else {
      return ImportedUser(
        identifier: "owner",
        user: ActivityReport.User(givenName: Account.find()?.name, role: role ?? .individual),
        isOwner: true,
        isExplicit: role != nil
      )
    }
    let parts = userName.split(separator: " ", maxSplits: 1).map(String.init)
    return ImportedUser(
      identifier: "name:" + userName.lowercased(),
      user: ActivityReport.User(
        givenName: parts.first,
        familyName: parts.count > 1 ? parts[1] : nil,
        role: role ?? .individual
      ),
      isOwner: false,
      isExplicit: role != nil
    )
  }

  /// A user that the source names, unless the options name another.
  func user(named source: SourceUser) -> ImportedUser {
    guard userName == nil else { return user }
    var person = source.user
    if let role { person.role = role }
    return ImportedUser(
      identifier: source.identifier,
      user: person,
      isOwner: false,
      isExplicit: role != nil
    )
  }
}

extension ImportOptions {
  /// The device that a part of the source belongs to; nil for pages of which nobody knows it.
  func device(_ source: SourceDevice) -> ImportedDevice? {
    // Where the source knows a device by a number, people know its name.
    let mapped = deviceMap[source.host ?? "unknown"] ?? source.name.flatMap { deviceMap[$0] }
    if source.isShared && deviceName == nil && mapped == nil { return nil }
    let name = deviceName ?? mapped ?? source.name ?? source.host
    let identifier = deviceName ?? mapped ?? source.host
    let unnamed =
      switch source.model {
      case .iPhone, .iPod: "Phone"
      case .iPad: "Tablet"
      case .mac: "Desktop"
      }
    return ImportedDevice(
      identifier: identifier ?? unnamed,
      device: ActivityReport.Device(name: name ?? unnamed, model: deviceModel ?? source.model),
      isExplicit: deviceModel != nil
    )
  }
}
