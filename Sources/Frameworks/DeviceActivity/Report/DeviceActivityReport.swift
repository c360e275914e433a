/// A report, as an app shows it.
public struct DeviceActivityReport {
  /// Which of an extension's scenes a report shows.
  ///
  /// Extensions add their own as static members.
  public struct Context: RawRepresentable, Hashable, Sendable {
    /// The name that extension and host know the scene by.
    public var rawValue: String

    /// Creates a context from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a context from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
