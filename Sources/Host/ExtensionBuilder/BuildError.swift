internal import Glibc

/// Why an extension cannot be built, in words for its author.
package struct BuildError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// Whether the request itself makes no sense, as a folder that is not there.
  package let isUsage: Bool

  package init(_ description: String, isUsage: Bool = false) {
    self.description = description
    self.isUsage = isUsage
  }

  static func cannotWrite(_ path: String, _ code: Int32) -> BuildError {
    BuildError("cannot write \(path): \(String(cString: strerror(code)))")
  }
}
