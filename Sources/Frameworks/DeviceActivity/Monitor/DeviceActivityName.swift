/// The name of a schedule of monitoring.
public struct DeviceActivityName: RawRepresentable, Equatable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Makes a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
