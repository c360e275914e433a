@_exported public import FoundationShims

/// What a device enforces, which an extension may not know.
public final class STScreenTimeConfiguration: NSObject, Sendable {
  /// Whether a parent enforces restrictions: not known, and so false.
  public let enforcesChildRestrictions = false

  private override init() {
    super.init()
  }
}

/// Watches what a device enforces.
public final class STScreenTimeConfigurationObserver: NSObject, Sendable {
  /// What the device enforces: not known.
  public var configuration: STScreenTimeConfiguration? { nil }

  /// Makes an observer.
  public init(updateQueue: DispatchQueue) {
    super.init()
  }

  /// Begins to watch.
  ///
  /// Accepted without effect: an extension is told of nothing.
  public func startObserving() {}

  /// Stops to watch.
  ///
  /// Accepted without effect: an extension is told of nothing.
  public func stopObserving() {}
}

/// Deletes what is known of visits to websites, which an extension may not.
public final class STWebHistory: NSObject, Sendable {
  /// Makes an object for the extension's own app.
  public override init() {
    super.init()
  }

  /// Makes an object for an app; throws, since an extension may not.
  public init(bundleIdentifier: String) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Deletes what is known of an address.
  ///
  /// Accepted without effect: nothing leaves the extension.
  public func deleteHistory(for url: URL) {}

  /// Deletes all that is known.
  ///
  /// Accepted without effect: nothing leaves the extension.
  public func deleteAllHistory() {}
}
