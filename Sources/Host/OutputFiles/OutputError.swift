internal import Glibc

/// Why a file cannot be written, in words for whoever named it.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// Whether the request itself makes no sense, as to write where a folder is.
  package let isUsage: Bool
  /// Whether whoever read a pipe has gone, as `head` does.
  package let isReaderGone: Bool

  init(_ path: String, _ reason: String, isUsage: Bool = false, isReaderGone: Bool = false) {
    description = "cannot write \(path): \(reason)"
    self.isUsage = isUsage
    self.isReaderGone = isReaderGone
  }

  init(_ path: String, code: Int32, keepsOld: Bool = false) {
    let consequence = keepsOld ? "; nothing was replaced" : ""
    self.init(path, String(cString: strerror(code)) + consequence, isReaderGone: code == EPIPE)
  }
}
