internal import ExtensionProtocol
internal import Suggestions

extension ActivityQuery {
  /// The pairs of users and devices that the query lets through, in the source's order.
  ///
  /// A name must be known; a kind of user or device that nobody has gives no pairs.
  func selectedDeviceUsers(_ all: [DeviceUser]) throws(QueryError) -> [DeviceUser] {
    try selectDevices(devices, try selectUsers(all), known: all)
  }

  private func selectUsers(_ all: [DeviceUser]) throws(QueryError) -> [DeviceUser] {
    switch users {
    case .owner: return all.filter(\.isOwner)
    case .current:
      let owner = all.filter(\.isOwner)
      return owner.isEmpty ? all.filter { $0.user.role != .child } : owner
    case .all: return all
    case .children: return all.filter { $0.user.role == .child }
    case .named(let name):
      let found = all.filter { $0.user.isCalled(name) }
      guard found.isEmpty else { return found }
      throw .unknownUser(
        name,
        near: Suggestions.near(name, in: all.flatMap(\.user.names).withoutRepetition)
      )
    }
  }

  private func selectDevices(
    _ devices: Devices,
    _ selected: [DeviceUser],
    known all: [DeviceUser]
  ) throws(QueryError) -> [DeviceUser] {
    switch devices {
    case .all: return selected
    case .models(let models):
      return selected.filter { models.isEmpty || models.contains($0.device.model) }
    case .current(let hostName): return currentDevice(of: selected, hostName)
    case .several(let parts, let name):
      let wanted = all.filter { $0.device.name.map { sameName($0, name) } ?? false }
      guard wanted.isEmpty else {
        return try selectDevices(.named(name), selected, known: all)
      }
      var found: Set<Int64> = []
      for part in parts {
        found.formUnion(try selectDevices(part, selected, known: all).map(\.number))
      }
      return selected.filter { found.contains($0.number) }
    case .named(let name):
      let names = all.compactMap(\.device.name).withoutRepetition
      guard names.contains(where: { sameName($0, name) }) else {
        throw .unknownDevice(name, near: Suggestions.near(name, in: names))
      }
      return selected.filter { $0.device.name.map { sameName($0, name) } ?? false }
    }
  }

  private func currentDevice(of selected: [DeviceUser], _ hostName: String) -> [DeviceUser] {
    let named = selected.filter { $0.device.name.map { sameName($0, hostName) } ?? false }
    guard named.isEmpty else { return named }
    let computers = selected.filter { $0.device.model == .mac }
    let last = (computers.isEmpty ? selected : computers).max { $0.lastUpdated < $1.lastUpdated }
    return last.map { [$0] } ?? []
  }
}
