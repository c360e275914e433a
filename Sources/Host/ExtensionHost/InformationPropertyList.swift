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

  /// The most bytes that are read.
  static let byteLimit = 1 << 20

  /// Reads a file.
  ///
  /// - Throws: ``ReadError``.
  package init(contentsOf path: String) throws(ReadError) {
    try self.init(bytes: Self.read(path))
  }

  /// Reads a property list in memory.
  ///
  /// - Throws: ``ReadError``.
  package init(bytes: [UInt8]) throws(ReadError) {
    guard bytes.count <= Self.byteLimit else { throw .tooLarge(limit: Self.byteLimit) }
    guard !bytes.starts(with: Array("bplist".utf8)) else { throw .binary }
    let strings = try PropertyListReader(bytes).strings
    extensionPoint = strings[["EXAppExtensionAttributes", "EXExtensionPointIdentifier"]]
    displayName = strings[["CFBundleDisplayName"]] ?? strings[["CFBundleName"]]
    version = strings[["CFBundleShortVersionString"]]
    executable = strings[["CFBundleExecutable"]]
  }

  private static func read(_ path: String) throws(ReadError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    while bytes.count <= byteLimit {
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
