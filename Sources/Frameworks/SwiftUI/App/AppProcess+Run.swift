internal import ExtensionResources
internal import ExtensionRuntime
internal import FoundationShims

extension App {
  /// Runs the app, once it is known to be one.
  @usableFromInline
  static func _run() -> Never {
    BundleInformation.register { ExtensionResources.information }
    ExtensionRuntime.run(as: .app) { AppProcess<Self>(movesClock: true) }
  }
}
