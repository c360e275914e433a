import ActivityStore
import ExtensionProtocol
import Sanitizer

/// Hours of which only sums are known, where segments begin within them.
enum DividedHours {
  /// What the user should know of it.
  static func notes(_ devices: [DeviceUser]) -> [String] {
    guard !devices.isEmpty else { return [] }
    var names: [String] = []
    for device in devices {
      let name = Sanitizer.sanitized(device.device.name ?? "a device", limit: 64)
      if !names.contains(name) { names.append(name) }
    }
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    let list = names.prefix(3).joined(separator: ", ") + more
    return [
      "note: segments begin within hours of which only sums are known (\(list)); "
        + "the parts of those hours are estimates"
    ]
  }
}
