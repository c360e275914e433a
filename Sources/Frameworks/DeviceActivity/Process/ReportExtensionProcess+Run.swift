internal import ExtensionRuntime

extension DeviceActivityReportExtension {
  /// Runs the extension, once it is known to be one.
  @usableFromInline
  static func _run() -> Never {
    ExtensionRuntime.run { ReportExtensionProcess(Self()) }
  }
}
