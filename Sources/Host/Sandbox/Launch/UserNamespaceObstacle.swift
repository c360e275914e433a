/// A known reason why user namespaces cannot be used here.
enum UserNamespaceObstacle {
  case appArmor
  case debianSwitch
  case limit

  static let general = "a container or security policy forbids them; allow user namespaces there"

  /// Looks at the switches that distributions have.
  static func find() -> UserNamespaceObstacle? {
    if firstLine(of: "/proc/sys/kernel/apparmor_restrict_unprivileged_userns") == "1" {
      return .appArmor
    }
    if firstLine(of: "/proc/sys/kernel/unprivileged_userns_clone") == "0" { return .debianSwitch }
    if firstLine(of: "/proc/sys/user/max_user_namespaces") == "0" { return .limit }
    return nil
  }

  var remedy: String {
    switch self {
    case .appArmor:
      "give report-host an AppArmor profile with userns, or set "
        + "kernel.apparmor_restrict_unprivileged_userns=0"
    case .debianSwitch: "set kernel.unprivileged_userns_clone=1"
    case .limit: "raise user.max_user_namespaces"
    }
  }
}
