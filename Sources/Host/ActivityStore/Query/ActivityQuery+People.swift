internal import ExtensionProtocol
internal import Suggestions

extension ActivityQuery {
  /// The pairs of users and devices that the query lets through, in the source's order.
  ///
  /// A name must be known; a kind of user or device that nobody has gives no pairs.
  func selectedDeviceUsers(_ all: [DeviceUser]) throws(QueryError) -> [DeviceUser] {
    try selectDevices(try selectUsers(all), known: all)
  }

  private func selectUsers(_ all: [DeviceUser]) throws(QueryError) -> [DeviceUser] {
    switch users {
    case .owner: return all.filter(\.isOwner)
    case .all: return all
    case .children: return all.filter { $0.user.role == .child }
    case .named(let name):
      let found = all.filter { $0.user.isCalled(name) }
      guard found.isEmpty else { return found }
      throw .unknownUser(
        name,
        near: Suggestions.near(name, in: distinct(all.flatMap(\.user.names)))
      )
    }
  }

  private func selectDevices(
    _ selected: [DeviceUser],
    known all: [DeviceUser]
  ) throws(QueryError) -> [DeviceUser] {
    switch devices {
    case .all: return selected
    case .models(let models):
      return selected.filter { models.isEmpty || models.contains($0.device.model) }
    case .named(let name):
      let names = distinct(all.compactMap(\.device.name))
      guard names.contains(where: { sameName($0, name) }) else {
        throw .unknownDevice(name, near: Suggestions.near(name, in: names))
      }
      return selected.filter { $0.device.name.map { sameName($0, name) } ?? false }
    }
  }

  private func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
