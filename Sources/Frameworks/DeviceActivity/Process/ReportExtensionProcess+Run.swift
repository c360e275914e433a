internal import ExtensionResources
internal import ExtensionRuntime
internal import FoundationShims

extension DeviceActivityReportExtension {
  /// Runs the extension, once it is known to be one.
  @usableFromInline
  static func _run() -> Never {
    BundleInformation.register { ExtensionResources.information }
    ExtensionRuntime.run { ReportExtensionProcess(Self()) }
  }
}
