internal import Glibc

/// Why a file cannot be written, in words for whoever named it.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// Whether the request itself makes no sense, as to write where a folder is.
  package let isUsage: Bool

  init(_ path: String, _ reason: String, isUsage: Bool = false) {
    description = "cannot write \(path): \(reason)"
    self.isUsage = isUsage
  }

  init(_ path: String, code: Int32, keepsOld: Bool = false) {
    self.init(path, String(cString: strerror(code)) + (keepsOld ? "; nothing was replaced" : ""))
  }
}
