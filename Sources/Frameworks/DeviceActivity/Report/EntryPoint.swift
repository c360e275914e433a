internal import CExtensionNote
internal import ExtensionRuntime

// In a file of its own: what refers to this code is what keeps the note in a program.

extension DeviceActivityReportExtension {
  /// Runs the extension: answers the host's requests until the host is done.
  public static func main() {
    _ = report_extension_note()
    ExtensionRuntime.run { ReportExtensionProcess(Self()) }
  }
}
