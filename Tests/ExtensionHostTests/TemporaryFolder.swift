internal import Foundation

/// A folder that is removed with the value that holds it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "report-host-tests-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  /// The rights of a file.
  func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Copies a program that was built with the tests.
  ///
  /// - Returns: Where the copy is.
  func copy(_ program: String, as name: String) throws -> String {
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let source = (link as NSString).deletingLastPathComponent + "/" + program
    let path = file(name)
    let parent = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    if FileManager.default.fileExists(atPath: path) {
      try FileManager.default.removeItem(atPath: path)
    }
    try FileManager.default.copyItem(atPath: source, toPath: path)
    return path
  }
}
