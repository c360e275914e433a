extension DeviceActivityFilter {
  /// A choice of users.
  public struct Users: Hashable, Sendable {
    private enum Choice: Hashable, Sendable {
      case all, children
    }

    private let choice: Choice

    /// Every user whose activity the current user may see.
    public static let all = Users(choice: .all)

    /// The children of the family.
    public static let children = Users(choice: .children)
  }

  /// A choice of devices.
  public struct Devices: Hashable, Sendable {
    package let models: Set<DeviceActivityData.Device.Model>

    /// Every device.
    public static let all = Devices([])

    /// Every device of one of these models; every device where the set is empty.
    public init(_ models: Set<DeviceActivityData.Device.Model>) {
      self.models = models
    }
  }
}
