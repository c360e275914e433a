internal import ActivityStore
internal import ExtensionProtocol

extension ImportOptions {
  /// The user that the options name.
  var user: ImportedUser {
    guard let userName, !userName.isEmpty else {
      return ImportedUser(
        identifier: "owner",
        user: ActivityReport.User(givenName: Account.find()?.name, role: role),
        isOwner: true
      )
    }
    let parts = userName.split(separator: " ", maxSplits: 1).map(String.init)
    return ImportedUser(
      identifier: "name:" + userName.lowercased(),
      user: ActivityReport.User(
        givenName: parts.first,
        familyName: parts.count > 1 ? parts[1] : nil,
        role: role
      ),
      isOwner: false
    )
  }
}
