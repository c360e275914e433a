internal import Glibc

/// An open descriptor that bytes go to.
package struct OutputStream: Sendable {
  let path: String
  let descriptor: Int32
  /// Whether an older file stays as it is when this one cannot be written.
  let replaces: Bool

  /// Writes all of the bytes.
  ///
  /// - Throws: ``OutputError``.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    let code = Self.writeAll(bytes, to: descriptor)
    guard code == 0 else { throw OutputError(path, code: code, keepsOld: replaces) }
  }

  package func close() { _ = Glibc.close(descriptor) }

  /// Writes all bytes to a descriptor.
  ///
  /// - Returns: 0 or the error number.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          offset += count
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
