import ExtensionProtocol
import Sanitizer

/// Names of people and devices in tables and sentences.
enum PersonName {
  /// "Mia Winter (child)".
  static func text(_ user: ActivityReport.User) -> String {
    let role = user.role == .child ? " (child)" : ""
    return Sanitizer.sanitized(plain(user), limit: 128) + role
  }

  /// The full name, or the Apple ID where there is none.
  static func plain(_ user: ActivityReport.User) -> String {
    let names = [user.givenName, user.familyName].compactMap(\.self).filter { !$0.isEmpty }
    return names.isEmpty ? user.appleID ?? "nameless" : names.joined(separator: " ")
  }

  /// "laptop (mac)".
  static func text(_ device: ActivityReport.Device) -> String {
    let model = DeviceModelName(device.model).rawValue
    guard let name = device.name, !name.isEmpty else { return model }
    return "\(Sanitizer.sanitized(name, limit: 128)) (\(model))"
  }
}
