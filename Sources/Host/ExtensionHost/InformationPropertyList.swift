import Glibc

/// The keys of an Info.plist that say what an extension is.
///
/// Apple's key for the extension point is `EXAppExtensionAttributes` >
/// `EXExtensionPointIdentifier`. The list serves executables that were written without the SDK and
/// gives others their display name and version.
package struct InformationPropertyList: Hashable, Sendable {
  package var extensionPoint: String?
  package var displayName: String?
  package var version: String?
  package var executable: String?
  /// The language that an author's sources are written in.
  package var developmentLanguage: String?

  /// Why a property list cannot be read.
  package enum ReadError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(String)
    case tooLarge(limit: Int)
    case binary
    case tooDeep
    case malformed

    package var description: String {
      switch self {
      case .unreadable(let reason): "cannot be read: \(reason)"
      case .tooLarge(let limit): "larger than the \(limit) bytes that an Info.plist may have"
      case .binary: "a binary property list; convert it to XML with plutil or plistutil"
      case .tooDeep: "nested deeper than an Info.plist may be"
      case .malformed: "not an XML property list with the keys of an Info.plist"
      }
    }
  }

  /// What a list may hold at most.
  package struct Limits: Hashable, Sendable {
    package var bytes: Int
    /// How deep elements may be nested.
    package var depth: Int

    package init(bytes: Int = 1 << 20, depth: Int = 32) {
      self.bytes = bytes
      self.depth = depth
    }
  }

  /// Reads a file.
  ///
  /// - Throws: ``ReadError``.
  package init(contentsOf path: String, limits: Limits = Limits()) throws(ReadError) {
    try self.init(bytes: Self.read(path, limit: limits.bytes), limits: limits)
  }

  /// Reads a property list in memory.
  ///
  /// - Throws: ``ReadError``.
  package init(bytes: [UInt8], limits: Limits = Limits()) throws(ReadError) {
    guard bytes.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    guard !bytes.starts(with: Array("bplist".utf8)) else { throw .binary }
    let strings = try PropertyListReader(bytes, wanted: Self.keys, depthLimit: limits.depth).strings
    extensionPoint = strings[["EXAppExtensionAttributes", "EXExtensionPointIdentifier"]]
    displayName = strings[["CFBundleDisplayName"]] ?? strings[["CFBundleName"]]
    version = strings[["CFBundleShortVersionString"]]
    executable = strings[["CFBundleExecutable"]]
    developmentLanguage = strings[["CFBundleDevelopmentRegion"]]
  }

  private static let keys = [
    ["EXAppExtensionAttributes", "EXExtensionPointIdentifier"], ["CFBundleDisplayName"],
    ["CFBundleName"], ["CFBundleShortVersionString"], ["CFBundleExecutable"],
    ["CFBundleDevelopmentRegion"],
  ]

  private static func read(_ path: String, limit: Int) throws(ReadError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while bytes.count <= limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(String(cString: strerror(errno)))
      }
      bytes.append(contentsOf: buffer.prefix(count))
    }
    return bytes
  }
}
