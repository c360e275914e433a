@_exported public import FoundationShims

/// An extension of an app, run in a process of its own.
@MainActor
@preconcurrency
public protocol AppExtension {
  /// What the extension is set up with.
  associatedtype Configuration: AppExtensionConfiguration

  /// What the extension is set up with.
  var configuration: Configuration { get }

  /// Creates the extension.
  init()
}

/// What an extension is set up with.
public protocol AppExtensionConfiguration {}
