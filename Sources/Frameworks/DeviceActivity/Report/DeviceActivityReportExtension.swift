public import ExtensionKit

/// An extension that makes reports of activity.
///
/// Extensions belong to the main actor, their scenes do not: authors' code for both, with and without
/// `@MainActor`, compiles so.
@MainActor
@preconcurrency
public protocol DeviceActivityReportExtension: AppExtension {
  /// The scenes of the extension.
  associatedtype Body: DeviceActivityReportScene

  /// The scenes of the extension.
  @DeviceActivityReportBuilder var body: Body { get }
}

extension DeviceActivityReportExtension {
  /// The extension's scenes as its configuration.
  public var configuration: AppExtensionSceneConfiguration { AppExtensionSceneConfiguration(body) }
}
