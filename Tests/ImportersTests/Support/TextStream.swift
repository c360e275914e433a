import Foundation
import Glibc

@testable import Importers

/// Bytes as a file that can be read and is gone afterwards.
enum TextStream {
  static func open(
    _ bytes: some Collection<UInt8>,
    bufferSize: Int = 1 << 18
  ) throws -> ByteStream {
    let file = FileManager.default.temporaryDirectory.appending(path: "text-\(UUID())")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let descriptor = Glibc.open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
    return ByteStream(descriptor: descriptor, bufferSize: bufferSize)
  }

  static func json(_ text: String) throws -> JSONReader {
    JSONReader(try open(text.utf8), limits: ImportLimits())
  }

  static func csv(_ text: String) throws -> CSVReader {
    CSVReader(try open(text.utf8), limits: ImportLimits())
  }
}
