internal import ExtensionProtocol

extension DeviceActivityData {
  /// A device that activity happens on.
  public struct Device: Hashable, Sendable {
    /// The kinds of devices.
    public enum Model: Int, Hashable, Sendable {
      /// A phone.
      case iPhone
      /// A music player.
      case iPod
      /// A tablet.
      case iPad
      /// A computer; those that run Linux too.
      case mac
    }

    /// The name that its owner gave the device.
    public var name: String?

    /// The kind of device.
    public var model: Model

    init(_ device: ActivityReport.Device) {
      name = device.name
      switch device.model {
      case .iPhone: model = .iPhone
      case .iPod: model = .iPod
      case .iPad: model = .iPad
      case .mac: model = .mac
      }
    }
  }
}
