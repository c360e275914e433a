import ActivityStore
import ExtensionHost
import Sandbox

/// Finds an app that something was decided about, also where its executable is gone.
enum AppLookup {
  /// The app that a name or path means.
  ///
  /// - Returns: One without any decision where it is an extension that nothing was decided about.
  /// - Throws: ``UsageError`` where it means none or several.
  static func find(
    _ name: String,
    in apps: [AuthorizedApp],
    console: Console,
    command: String
  ) throws -> AuthorizedApp {
    let file: LocatedExtension
    do {
      file = try LocatedExtension.find(
        name,
        as: [.reportExtension, .app],
        console: console,
        command: command
      )
    } catch {
      let found = apps.filter { $0.identifier == name || $0.fileName == name }
      guard found.count <= 1 else {
        let paths = found.map(\.identifier).joined(separator: ", ")
        throw UsageError("'\(name)' may be one of \(paths); give a path", command: command)
      }
      guard let app = found.first else { throw error }
      return app
    }
    let identifier = try file.executable.canonicalPath()
    return apps.first { $0.identifier == identifier }
      ?? AuthorizedApp(identifier: identifier)
  }
}

extension AuthorizedApp {
  /// The last part of its path, which is its name.
  var fileName: String { identifier.split(separator: "/").last.map(String.init) ?? identifier }
}
