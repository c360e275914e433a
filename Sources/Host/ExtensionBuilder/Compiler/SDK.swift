internal import CSDKContents

/// What extensions are compiled and linked with: the frameworks' modules, one archive of their code,
/// and the plugins that expand macros.
package struct SDK: Hashable, Sendable {
  /// The folder that holds it all: that of a build of report-host, or where one is installed.
  package let folder: String

  package static let modules = names(report_host_sdk_modules())
  package static let macros = names(report_host_sdk_macros())
  static let archiveName = "libReportHostSDK.a"

  private static func names(_ list: UnsafePointer<CChar>?) -> [String] {
    list.map { String(cString: $0).split(separator: ",").map(String.init) } ?? []
  }

  /// Finds the SDK of a host: beside its executable, or in `<prefix>/lib/report-host/sdk`.
  ///
  /// - Throws: ``BuildError`` where it is in neither place.
  package init(besideHost hostPath: String) throws(BuildError) {
    let folder = String(hostPath[..<(hostPath.lastIndex(of: "/") ?? hostPath.startIndex)])
    var places = [folder]
    if folder.hasSuffix("/bin") { places.append(folder.dropLast(4) + "/lib/report-host/sdk") }
    guard let found = places.first(where: Self.holdsSDK) else {
      throw BuildError(
        "the SDK is not in \(places.joined(separator: " or ")); install report-host with "
          + "'make install', or build it with 'make build'"
      )
    }
    self.folder = found
  }

  private static func holdsSDK(_ folder: String) -> Bool {
    FileSystem.kind(of: "\(folder)/\(archiveName)") == .file
      && FileSystem.kind(of: "\(folder)/Modules/DeviceActivity.swiftmodule") != nil
  }

  package var archive: String { "\(folder)/\(Self.archiveName)" }

  /// The plugin that expands a macro.
  package static func pluginName(_ macro: String) -> String { macro + "-tool" }

  /// Where the interface of a module is; nil for one written in C, whose names authors do not see.
  func interface(of module: String) -> String? {
    let path = "\(folder)/Modules/\(module).swiftmodule"
    return FileSystem.kind(of: path) == nil ? nil : path
  }

  /// The files that the SDK consists of, relative to its folder, as an installation needs them.
  package var files: [String] {
    let modules = Self.modules.filter { interface(of: $0) != nil }
    return modules.map { "Modules/\($0).swiftmodule" } + Self.macros.map(Self.pluginName)
      + [Self.archiveName]
  }
}
