internal import ViewTree

extension DeviceActivityFilter {
  /// A choice of users.
  public struct Users: Hashable, Sendable {
    private enum Choice: Hashable, Sendable {
      case all, children
    }

    private let choice: Choice

    /// The choice as the host takes it.
    var tree: ReportFilter.Users {
      switch choice {
      case .all: .all
      case .children: .children
      }
    }

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
