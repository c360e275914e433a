/// Settings that belong together.
public protocol ManagedSettingsGroup {}

/// What holds where a setting is not set.
public struct SettingMetadata<Value: Sendable>: Sendable {
  /// The value that holds.
  public let defaultValue: Value
}

/// What holds where a setting is not set, and what it can be set to.
public struct BoundedSettingMetadata<Value: Comparable & Sendable>: Sendable {
  /// The value that holds.
  public let defaultValue: Value
  /// The lowest and the highest value.
  public let bounds: ClosedRange<Value>
}
