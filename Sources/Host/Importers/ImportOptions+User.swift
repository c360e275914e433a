internal import ActivityStore
internal import ExtensionProtocol
internal import Glibc

extension ImportOptions {
  /// The user that the options name.
  var user: ImportedUser {
    guard let userName, !userName.isEmpty else {
      return ImportedUser(
        identifier: "owner",
        user: ActivityReport.User(givenName: Self.loginName, role: role),
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

  private static var loginName: String? {
    guard let entry = getpwuid(getuid()), let name = entry.pointee.pw_name else { return nil }
    return String(cString: name)
  }
}
