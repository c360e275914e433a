import ExtensionHost
import Sanitizer

/// What of an extension's output the user is shown, safe to show.
struct ShownLog {
  /// Lines without the empty ones.
  private(set) var lines: [String] = []
  /// Bytes behind what is shown.
  private(set) var droppedBytes = 0

  private static let lineLimit = 200
  private static let byteLimit = 65_536

  init(_ log: [UInt8]) {
    var end = log.startIndex
    for part in log.prefix(Self.byteLimit).split(whereSeparator: Self.isLineEnd) {
      guard lines.count < Self.lineLimit else { break }
      let line = Sanitizer.sanitized(String(decoding: part, as: UTF8.self))
      if !line.isEmpty, !CrashMessage.isTrace(line) { lines.append(line) }
      end = part.endIndex
    }
    droppedBytes = log[end...].drop(while: Self.isLineEnd).count
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
