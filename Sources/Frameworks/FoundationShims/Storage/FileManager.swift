public import Foundation

/// Handles files, of which the sandbox has none: reading finds nothing, writing throws.
///
/// Foundation's own looks for a folder's parents for ever where not even the root can be seen.
open class FileManager: Foundation::FileManager, @unchecked Sendable {
  /// The one that programs share.
  open override class var `default`: FileManager { shared }

  private static let shared = FileManager()

  /// Makes no folder: throws that nothing may be written.
  open override func createDirectory(
    at url: URL,
    withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = [:]
  ) throws {
    throw CocoaError(.fileWriteNoPermission, userInfo: [NSURLErrorKey: url])
  }

  /// Makes no folder: throws that nothing may be written.
  open override func createDirectory(
    atPath path: String,
    withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = [:]
  ) throws {
    throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: path])
  }
}
